import type { CSSProperties } from 'react';
import styles from './numbers.module.css';

type Props = { one: string; many: string; values: readonly number[] };

const heightOf = (value: number, most: number): CSSProperties => ({
  blockSize: value === 0 ? '1px' : `${Math.max(6, (value / most) * 100)}%`,
});

/** A small chart: the total in words, and a bar for each week. The numbers themselves stand in the table. */
export function Bars({ one, many, values }: Props) {
  const total = values.reduce((sum, value) => sum + value, 0);
  const label = total === 1 ? one : many;
  const most = Math.max(1, ...values);
  const bars = values.map((value, at) => ({ at: `${label} ${at}`, value }));
  return (
    <div className={styles.row}>
      <span>
        <strong>{total}</strong> {label}
      </span>
      <span className={styles.bars} aria-hidden="true">
        {bars.map(({ at, value }) => (
          <span key={at} style={heightOf(value, most)} />
        ))}
      </span>
    </div>
  );
}
