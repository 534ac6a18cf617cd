'use client';

import { type ChangeEvent, useId, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../act/call.ts';
import controls from '../../ui/controls.module.css';

const found = z.object({ docs: z.array(z.object({ id: z.number(), name: z.string() })) });
type Talent = z.infer<typeof found>['docs'][number];

const lineOf = ({ id, name }: { id: number | string; name: string }): string => `${name} (${id})`;

async function search(words: string): Promise<Talent[]> {
  const query = new URLSearchParams({
    'where[name][like]': words,
    limit: '8',
    depth: '0',
    'select[name]': 'true',
  });
  return (await call(`/cms-api/talents?${query}`, { shape: found })).data?.docs ?? [];
}

type Props = {
  labels: { talent: string; name: string; unknown: string };
  first: { id: string; name: string };
  choose: (id: string) => void;
};

/** A talent by name from a list of suggestions, or by number, also of one that is deleted. */
export function TalentField({ labels, first, choose }: Props) {
  const list = useId();
  const [found, setFound] = useState<Talent[]>([]);
  const change = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const words = target.value.trim();
    const [, id = ''] = /^(?:.*\()?(\d+)\)?$/.exec(words) ?? [];
    choose(id);
    target.setCustomValidity(words && !id ? labels.unknown : '');
    const talents = words && !id ? await search(words) : [];
    // somebody typed on meanwhile
    if (target.value.trim() !== words) return;
    setFound(talents);
    const [only, ...namesakes] = talents.filter(({ name }) => name.toLowerCase() === words.toLowerCase());
    if (!only || namesakes.length > 0) return;
    choose(String(only.id));
    target.setCustomValidity('');
  };
  return (
    <label>
      {labels.talent}
      <input
        className={controls.input}
        list={list}
        autoComplete="off"
        placeholder={labels.name}
        defaultValue={first.id && (first.name ? lineOf(first) : first.id)}
        onChange={change}
      />
      <datalist id={list}>
        {found.map((talent) => (
          <option key={talent.id} value={lineOf(talent)} />
        ))}
      </datalist>
    </label>
  );
}
