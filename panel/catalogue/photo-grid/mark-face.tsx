'use client';

import { useSelection } from '@payloadcms/ui';
import styles from './photo-grid.module.css';

/** Marks an entry, as the boxes of the table do. */
export function MarkFace({ id, label }: { id: number; label: string }) {
  const { selected, setSelection } = useSelection();
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selected.get(id) === true}
        onChange={() => setSelection(id)}
      />
    </label>
  );
}

/** Marks all entries of this page of the list, or none. */
export function MarkAll({ label }: { label: string }) {
  const { selectAll, toggleAll } = useSelection();
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={selectAll === 'allInPage' || selectAll === 'allAvailable'}
        onChange={() => toggleAll()}
      />
      {label}
    </label>
  );
}
