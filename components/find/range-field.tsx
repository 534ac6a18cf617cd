import { useTranslations } from 'next-intl';
import type { Lang } from '@/lib/domain/languages';
import { RANGE_ENDS } from '@/lib/routes/filter-keys';
import type { RangeView } from '@/lib/view/find-view';
import styles from './range-field.module.scss';

/** A measure from a value to a value; one end may stay empty. */
export function RangeField({ range: { name, label, from, to }, lang }: { range: RangeView; lang: Lang }) {
  const t = useTranslations('Find');
  const end = (which: 'from' | 'to', words: 'rangeFrom' | 'rangeTo', value: string) => (
    <input
      className={styles.end}
      type="text"
      name={`${name}-${RANGE_ENDS[which][lang]}`}
      data-range={name}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      size={4}
      placeholder={t(which)}
      aria-label={t(words, { measure: label })}
    />
  );
  return (
    <fieldset className={styles.range}>
      <legend className={styles.label}>{label}</legend>
      {end('from', 'rangeFrom', from)}
      <span aria-hidden="true">–</span>
      {end('to', 'rangeTo', to)}
    </fieldset>
  );
}
