import { useTranslations } from 'next-intl';
import type { Fact } from '@/lib/view/profile-facts';
import styles from './facts.module.scss';

export function Facts({ facts }: { facts: Fact[] }) {
  const t = useTranslations('Measures');
  if (facts.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
