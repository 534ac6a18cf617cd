import { Fragment } from 'react';
import type { Fact } from '@/lib/view/facts';
import styles from './measure-value.module.scss';

/** A value in every way it can be read; the page shows the one that its visitor chose, without script all of them. */
export function MeasureValue({ value, units }: Pick<Fact, 'value' | 'units'>) {
  if (units.length === 0) return <span>{value}</span>;
  return units.map(({ text, systems }, at) => (
    <Fragment key={text}>
      {at > 0 && <span className={styles.between}> · </span>}
      <span className={styles.unit} data-in={systems.join(' ')}>
        {text}
      </span>
    </Fragment>
  ));
}
