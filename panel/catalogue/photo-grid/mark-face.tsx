'use client';

import { useSelection } from '@payloadcms/ui';
import type { ChangeEvent } from 'react';
import styles from './photo-grid.module.css';
import { idsBetween } from './range.ts';

// a module's: the faces of one list share it
let last: number | null = null;

/** Marks an entry, as the boxes of the table do; with Shift all from the last that was clicked. */
export function MarkFace({ id, label }: { id: number; label: string }) {
  const { selected, setSelection } = useSelection();
  const isMarked = selected.get(id) === true;
  const mark = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    const boxes = currentTarget.closest('ul')?.querySelectorAll('input') ?? [];
    const ids = isRange
      ? idsBetween(
          [...boxes].map(({ value }) => Number(value)),
          last,
          id,
        )
      : [id];
    for (const one of ids) if ((selected.get(one) === true) === isMarked) setSelection(one);
    last = id;
  };
  return (
    <label className={styles.mark}>
      <input type="checkbox" value={id} aria-label={label} checked={isMarked} onChange={mark} />
    </label>
  );
}

/** `hint`: Payload forgets the marks at a new search, and has no option to keep them. */
type AllProps = { label: string; hint: string };

/** Marks all entries of this page of the list, or none. */
export function MarkAll({ label, hint }: AllProps) {
  const { count, selectAll, toggleAll } = useSelection();
  return (
    <div className={styles.all}>
      <label>
        <input
          type="checkbox"
          checked={selectAll === 'allInPage' || selectAll === 'allAvailable'}
          onChange={() => toggleAll()}
        />
        {label}
      </label>
      <span role="status">{count > 0 && hint}</span>
    </div>
  );
}
