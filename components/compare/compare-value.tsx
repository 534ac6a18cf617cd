import { Icon } from '@/components/ui/icon';
import { CHECK } from '@/components/ui/icon-paths';
import { MeasureValue } from '@/components/units/measure-value';
import type { Fact } from '@/lib/view/facts';
import styles from './compare-value.module.scss';

/** A fact of one talent; `match` says in words that it is what was searched for. */
export function CompareValue({ fact, match }: { fact: Fact; match: string | null }) {
  const value = <MeasureValue value={fact.value} units={fact.units} />;
  if (match === null) return value;
  return (
    <span className={styles.match}>
      <Icon path={CHECK} size={18} />
      <span>
        {value} <span className={styles.hidden}>{match}</span>
      </span>
    </span>
  );
}
