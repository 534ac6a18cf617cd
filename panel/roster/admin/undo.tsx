'use client';

import { useState } from 'react';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { undoSome } from './calls.ts';
import type { Words } from './words.ts';

/** Takes an import back, some at a time, once staff have confirmed it. */
export function Undo({ roster, words }: { roster: number; words: Words }) {
  const [said, setSaid] = useState('');
  const [isDone, setIsDone] = useState(false);
  const act = async () => {
    try {
      const names: string[] = [];
      for (let left = 1; left > 0; ) {
        const undone = await undoSome(roster);
        names.push(...undone.kept.map(({ name }) => name));
        left = undone.left;
        setSaid(fill(words.undoing, { n: left }));
      }
      setSaid(names.length > 0 ? fill(words.undoneBut, { name: names.join(', ') }) : words.undone);
      setIsDone(true);
      return true;
    } catch {
      return false;
    }
  };
  const labels = {
    start: words.undo,
    confirm: words.undo,
    cancel: words.cancel,
    failed: words.failed,
    close: 'OK',
  };
  return (
    <ConfirmDialog labels={labels} act={act} result={isDone ? <p>{said}</p> : undefined}>
      <p>{words.undoAbout}</p>
      {said && <p role="status">{said}</p>}
    </ConfirmDialog>
  );
}
