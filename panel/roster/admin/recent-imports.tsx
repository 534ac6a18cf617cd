'use client';

import { useState } from 'react';
import { fill } from '../../parts/ui/fill.ts';
import type { Labels } from './labels.ts';
import styles from './roster.module.css';
import { Undo } from './undo.tsx';

/** An import that can be undone: when it ended, in words, and how many people it made or changed. */
export type RecentImport = { id: number; at: string; people: number };

/** The imports of the last day, each with its undo. */
export function RecentImports({ imports, labels }: { imports: readonly RecentImport[]; labels: Labels }) {
  const [undone, setUndone] = useState<readonly number[]>([]);
  const left = imports.filter(({ id }) => !undone.includes(id));
  if (left.length === 0) return null;
  return (
    <section aria-label={labels.recent} className={styles.recent}>
      <h2>{labels.recent}</h2>
      <ul className={styles.people}>
        {left.map(({ id, at, people }) => (
          <li key={id} id={`import-${id}`}>
            <span>{fill(labels.recentOne, { at, n: people })}</span>
            <Undo roster={id} labels={labels} onEnd={() => setUndone([...undone, id])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
