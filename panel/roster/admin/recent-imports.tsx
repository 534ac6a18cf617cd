'use client';

import { fill } from '../../parts/ui/fill.ts';
import styles from './roster.module.css';
import { Undo } from './undo.tsx';
import type { Words } from './words.ts';

/** An import that can be undone: when it ended, in words, and how many people it made or changed. */
export type RecentImport = { id: number; at: string; people: number };

/** The imports of the last day, each with its undo. */
export function RecentImports({ imports, words }: { imports: readonly RecentImport[]; words: Words }) {
  if (imports.length === 0) return null;
  return (
    <section aria-label={words.recent} className={styles.recent}>
      <h2>{words.recent}</h2>
      <ul className={styles.people}>
        {imports.map(({ id, at, people }) => (
          <li key={id}>
            <span>{fill(words.recentOne, { at, n: people })}</span>
            <Undo roster={id} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
