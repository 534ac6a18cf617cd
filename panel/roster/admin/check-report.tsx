'use client';

import { fill } from '../../parts/ui/fill.ts';
import type { Checked } from './calls.ts';
import type { Plan } from './plan.ts';
import type { Files } from '../read-files.ts';
import styles from './roster.module.css';
import type { Words } from './words.ts';

const LINES_SHOWN = 200;
const WHY = { heic: 'isHeic', format: 'isOther', other: 'isNoPhoto' } as const;

type Props = {
  checked: Checked;
  plan: Plan;
  works: Plan['works'];
  others: Files['others'];
  language: 'pt' | 'en';
  words: Words;
};

/** The result of an import before it happens, in numbers and line by line. */
export function CheckReport({ checked, plan, works, others, language, words }: Props) {
  const { matched } = plan;
  const countOf = (state: Checked[number]['state']) => checked.filter((row) => row.state === state).length;
  const photos = works.reduce((sum, work) => sum + work.photos.length, 0);
  const missing = matched.missing.flat();
  const noted = checked.filter(({ notes }) => notes.length > 0);
  const counts: [string, number][] = [
    [words.willCome, countOf('new')],
    [words.willChange, countOf('changed')],
    [words.willAsk, countOf('unsure')],
    [words.willStay, countOf('exists')],
    [words.refused, countOf('refused')],
    [words.photoCount, photos],
  ];
  const names = (title: string, list: readonly string[]) =>
    list.length > 0 && (
      <details>
        <summary>{fill(title, { n: list.length })}</summary>
        <ul>
          {list.slice(0, LINES_SHOWN).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    );
  return (
    <section aria-label={words.result}>
      <h2>{words.result}</h2>
      <ul className={styles.counts}>
        {counts.map(([label, n]) => (
          <li key={label}>{fill(label, { n })}</li>
        ))}
      </ul>
      {names(words.missing, missing)}
      {names(words.unused, matched.unused)}
      {names(
        words.notPhotos,
        others.map(({ path, why }) => `${path}: ${words[WHY[why]]}`),
      )}
      {noted.length > 0 && (
        <details open={noted.length <= 10}>
          <summary>
            {words.notes} ({noted.length})
          </summary>
          <ul>
            {noted.slice(0, LINES_SHOWN).map(({ line, name, notes }) => (
              <li key={line}>
                {fill(words.line, { n: line })} {name && <strong>{name}</strong>}:{' '}
                {notes.map((note) => note[language]).join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
