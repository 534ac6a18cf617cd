'use client';

import { useState } from 'react';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { type Undone, undoSome } from './calls.ts';
import type { Labels } from './labels.ts';
import styles from './roster.module.css';

/** Names in full, open as long as somebody reads them at a glance; of a long list `most`, closed. */
export const Names = ({ title, names, most }: { title: string; names: readonly string[]; most?: number }) =>
  names.length > 0 && (
    <details open={most === undefined && names.length <= 10}>
      <summary>{fill(title, { n: names.length })}</summary>
      <ul>
        {[...names.slice(0, most).entries()].map(([at, name]) => (
          <li key={`${at} ${name}`}>{name}</li>
        ))}
      </ul>
    </details>
  );

const WHY = { changed: 'keptChanged', public: 'keptPublic', used: 'keptUsed' } as const;

type Props = { roster: number; labels: Labels; onEnd: () => void };

/**
 * Takes an import back, some at a time, once staff have confirmed it; says by name who went and who stays. `onEnd`:
 * they have read so, and the page's report of the import is over.
 */
export function Undo({ roster, labels, onEnd }: Props) {
  const act = async (say: (progress: string) => void) => {
    try {
      const all: Undone = { trashed: [], kept: [] };
      for (let left = 1; left > 0; ) {
        const some = await undoSome(roster);
        all.trashed.push(...some.trashed);
        all.kept.push(...some.kept);
        left = some.left;
        say(fill(labels.undoing, { n: left }));
      }
      return { isOk: true, data: all, body: null, message: '' };
    } catch {
      return false;
    }
  };
  const dialog = {
    start: labels.undo,
    confirm: labels.undo,
    cancel: labels.cancel,
    failed: labels.failed,
    close: 'OK',
  };
  const result = (undone: Undone | null) =>
    undone && (
      <>
        <p>{undone.kept.length > 0 ? labels.undoneBut : labels.undone}</p>
        <Names title={labels.inTrash} names={undone.trashed.map(({ name }) => name)} />
        <Names
          title={labels.stayed}
          names={undone.kept.map(({ name, why }) => `${name}: ${labels[WHY[why]]}`)}
        />
      </>
    );
  return (
    <ServerAct labels={dialog} look="danger" act={act} result={result} after={onEnd}>
      <p>{labels.undoAbout}</p>
    </ServerAct>
  );
}

/** An import that can be undone: when it ended, in words, and how many people it made or changed. */
type RecentImport = { id: number; at: string; people: number };

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
