'use client';

import { usePathname, useRouter } from 'next/navigation.js';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../act/call.ts';
import controls from '../../ui/controls.module.css';
import { type Narrowed, queryOf } from '../filter-query.ts';
import styles from './filters.module.css';

type Choice = { value: string; label: string };
type Label = keyof Narrowed | 'title' | 'anybody' | 'anything' | 'name' | 'unknown' | 'show' | 'clear';
type Props = {
  chosen: Narrowed;
  talentName: string;
  staff: Choice[];
  acts: Choice[];
  labels: Record<Label, string>;
};

const NONE: Narrowed = { person: '', act: '', talent: '', from: '', until: '' };

/** Narrows the list by its address: Back returns, and a colleague opens the same lines. */
export function FilterForm({ chosen, talentName, staff, acts, labels }: Props) {
  const router = useRouter();
  const path = usePathname();
  const [now, setNow] = useState(chosen);
  const set = (name: keyof Narrowed) => (value: string) => setNow({ ...now, [name]: value });
  const show = (event: FormEvent) => {
    event.preventDefault();
    router.push(`${path}?${queryOf(now)}`);
  };
  const select = (name: 'person' | 'act', all: string, choices: Choice[]) => (
    <label>
      {labels[name]}
      <select className={controls.input} value={now[name]} onChange={({ target }) => set(name)(target.value)}>
        <option value="">{all}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  const day = (name: 'from' | 'until') => (
    <label>
      {labels[name]}
      <input
        type="date"
        className={controls.input}
        value={now[name]}
        onChange={({ target }) => set(name)(target.value)}
      />
    </label>
  );
  return (
    <form className={styles.filters} aria-label={labels.title} onSubmit={show}>
      {select('person', labels.anybody, staff)}
      {select('act', labels.anything, acts)}
      <TalentField labels={labels} first={{ id: chosen.talent, name: talentName }} choose={set('talent')} />
      {day('from')}
      {day('until')}
      <button type="submit" className={controls.primary}>
        {labels.show}
      </button>
      {JSON.stringify(chosen) !== JSON.stringify(NONE) && (
        <button type="button" className={controls.secondary} onClick={() => router.push(path)}>
          {labels.clear}
        </button>
      )}
    </form>
  );
}

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

type TalentFieldProps = {
  labels: { talent: string; name: string; unknown: string };
  first: { id: string; name: string };
  choose: (id: string) => void;
};

/** A talent by name from a list of suggestions, or by number, also of one that is deleted. */
function TalentField({ labels, first, choose }: TalentFieldProps) {
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
