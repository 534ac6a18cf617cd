'use client';

import { each } from '@passarela/contract/each';
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

const NAMES = ['person', 'act', 'talent', 'from', 'until'] as const;
const NUMBER = /^(?:.*\()?(\d+)\)?$/;

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

/** The number in a talent's line, or of the only one of that name; empty for none. */
function idOf(words: string, talents: readonly Talent[]): string {
  const [, typed] = NUMBER.exec(words) ?? [];
  const [only, ...namesakes] = talents.filter(({ name }) => name.toLowerCase() === words.toLowerCase());
  return typed ?? (only && namesakes.length === 0 ? String(only.id) : '');
}

/** Narrows the list by its address: Back returns, and a colleague opens the same lines. */
export function FilterForm({ chosen, talentName, staff, acts, labels }: Props) {
  const router = useRouter();
  const path = usePathname();
  const list = useId();
  const [talents, setTalents] = useState<Talent[]>([]);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const wanted = each(NAMES, (name) => String(typed.get(name) ?? '').trim());
    router.push(`${path}?${queryOf({ ...wanted, talent: idOf(wanted.talent, talents) })}`);
  };
  /** A talent is one of the suggestions, or a number, also of one that is deleted. */
  const suggest = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const words = target.value.trim();
    const isName = words !== '' && idOf(words, []) === '';
    target.setCustomValidity(isName ? labels.unknown : '');
    const known = isName ? await search(words) : [];
    // somebody typed on meanwhile
    if (target.value.trim() !== words) return;
    setTalents(known);
    if (idOf(words, known)) target.setCustomValidity('');
  };
  const select = (name: 'person' | 'act', all: string, choices: Choice[]) => (
    <label>
      {labels[name]}
      <select className={controls.input} name={name} defaultValue={chosen[name]}>
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
      <input type="date" className={controls.input} name={name} defaultValue={chosen[name]} />
    </label>
  );
  return (
    <form className={styles.filters} aria-label={labels.title} onSubmit={show}>
      {select('person', labels.anybody, staff)}
      {select('act', labels.anything, acts)}
      <label>
        {labels.talent}
        <input
          className={controls.input}
          name="talent"
          list={list}
          autoComplete="off"
          placeholder={labels.name}
          defaultValue={
            chosen.talent && (talentName ? lineOf({ id: chosen.talent, name: talentName }) : chosen.talent)
          }
          onChange={suggest}
        />
        <datalist id={list}>
          {talents.map((talent) => (
            <option key={talent.id} value={lineOf(talent)} />
          ))}
        </datalist>
      </label>
      {day('from')}
      {day('until')}
      <button type="submit" className={controls.primary}>
        {labels.show}
      </button>
      {NAMES.some((name) => chosen[name]) && (
        <button type="button" className={controls.secondary} onClick={() => router.push(path)}>
          {labels.clear}
        </button>
      )}
    </form>
  );
}
