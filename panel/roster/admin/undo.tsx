'use client';

import { useState } from 'react';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { undoSome } from './calls.ts';
import type { Labels } from './labels.ts';

/** Takes an import back, some at a time, once staff have confirmed it. */
export function Undo({ roster, labels }: { roster: number; labels: Labels }) {
  const [message, setMessage] = useState('');
  const [isDone, setIsDone] = useState(false);
  const act = async () => {
    try {
      const names: string[] = [];
      for (let left = 1; left > 0; ) {
        const undone = await undoSome(roster);
        names.push(...undone.kept.map(({ name }) => name));
        left = undone.left;
        setMessage(fill(labels.undoing, { n: left }));
      }
      setMessage(names.length > 0 ? fill(labels.undoneBut, { name: names.join(', ') }) : labels.undone);
      setIsDone(true);
      return true;
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
  return (
    <ConfirmDialog labels={dialog} act={act} result={isDone ? <p>{message}</p> : undefined}>
      <p>{labels.undoAbout}</p>
      {message && <p role="status">{message}</p>}
    </ConfirmDialog>
  );
}
