import { useTranslations } from 'next-intl';
import { MeasureValue } from '@/components/units/measure-value';
import type { Fact } from '@/lib/view/profile-facts';
import styles from './facts.module.scss';
import { MinorsNote } from './minors-note';

/** Measures and facts with their labels; `isMinor` adds why some are missing. */
export function Facts({ facts, isMinor }: { facts: Fact[]; isMinor: boolean }) {
  const t = useTranslations('Measures');
  if (facts.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value, units }) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <MeasureValue value={value} units={units} />
            </dd>
          </div>
        ))}
      </dl>
      {isMinor && <MinorsNote />}
    </section>
  );
}
