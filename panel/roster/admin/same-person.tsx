'use client';

import { fill } from '../../parts/ui/fill.ts';
import type { Checked } from './calls.ts';
import type { Answer, Decisions } from './decide.ts';
import type { Labels } from './labels.ts';
import styles from './roster.module.css';

type Props = {
  checked: Checked;
  decisions: Decisions;
  labels: Labels;
  onDecide: (decisions: Decisions) => void;
};

/** Asks about rows with the name of somebody who is here, or only the number: the same person, or another. */
export function SamePerson({ checked, decisions, labels, onDecide }: Props) {
  const rows = checked.filter(({ state }) => state === 'unsure');
  if (rows.length === 0) return null;
  const answer = (lines: readonly number[], value: string) => {
    const answers = new Map(decisions.answers);
    for (const line of lines)
      if (value === 'same' || value === 'other') answers.set(line, value);
      else answers.delete(line);
    onDecide({ ...decisions, answers });
  };
  const options: [Answer | '', string][] = [
    ['', labels.undecided],
    ['same', labels.same],
    ['other', labels.other],
  ];
  const choice = (label: string, value: string, lines: readonly number[]) => (
    <select aria-label={label} value={value} onChange={({ target }) => answer(lines, target.value)}>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
  const given = new Set(rows.map(({ line }) => decisions.answers.get(line) ?? ''));
  const all = given.size === 1 ? ([...given][0] ?? '') : '';
  return (
    <section aria-label={labels.samePerson}>
      <h3>{labels.samePerson}</h3>
      <p>{labels.sameAbout}</p>
      <ul className={styles.people}>
        {rows.length > 1 && (
          <li>
            <span>{fill(labels.all, { n: rows.length })}</span>
            {choice(
              fill(labels.all, { n: rows.length }),
              all,
              rows.map(({ line }) => line),
            )}
          </li>
        )}
        {rows.map(({ line, name, talent }) => (
          <li key={line}>
            <span>
              {fill(labels.line, { n: line })}: <strong>{name}</strong>{' '}
              {talent && (
                <a href={`/admin/collections/talents/${talent.id}`} target="_blank" rel="noreferrer">
                  {fill(labels.here, { name: talent.name, n: talent.id })}
                </a>
              )}
            </span>
            {choice(`${fill(labels.line, { n: line })}: ${name}`, decisions.answers.get(line) ?? '', [line])}
          </li>
        ))}
      </ul>
    </section>
  );
}
