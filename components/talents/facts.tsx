import { useTranslations } from 'next-intl';
import { FactList } from '@/components/units/fact-list';
import type { Fact } from '@/lib/view/facts';
import styles from './facts.module.scss';
import { MinorsNote } from './minors-note';

/** Measures and facts with their labels; `isMinor` adds why some are missing. */
export function Facts({ facts, isMinor }: { facts: Fact[]; isMinor: boolean }) {
  const t = useTranslations('Measures');
  if (facts.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <FactList facts={facts} className={styles.facts} />
      {isMinor && <MinorsNote />}
    </section>
  );
}
