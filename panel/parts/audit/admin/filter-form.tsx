'use client';

import { usePathname, useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { type Narrowed, queryOf } from '../filter-query.ts';
import styles from './filters.module.css';
import { TalentField } from './talent-field.tsx';

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
