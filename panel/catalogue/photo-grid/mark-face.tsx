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
