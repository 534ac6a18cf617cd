'use client';

import { fill } from '../../parts/ui/fill.ts';
import styles from './gallery.module.css';
import type { Labels } from './labels.ts';

/** `describe` opens the first photo without a description; null for who may not write one. */
type Props = { count: number; labels: Labels; describe: (() => void) | null };

/** How many photos of a gallery say nothing to people who cannot see them, and the way to say it. */
export function Undescribed({ count, labels, describe }: Props) {
  if (count === 0) return null;
  return (
    <p className={styles.undescribed}>
      {fill(labels.undescribedCount, { n: count })}{' '}
      {describe && (
        <button type="button" onClick={describe}>
          {labels.describeNext}
        </button>
      )}
    </p>
  );
}
