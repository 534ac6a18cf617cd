import { useTranslations } from 'next-intl';
import { href } from '@/lib/routes/href';
import type { Lang } from '@/lib/routes/screens';
import styles from './statement.module.scss';
import { TextLink } from './text-link';

/** What the house stands for, in one line and one paragraph. */
export function Statement({ lang }: { lang: Lang }) {
  const t = useTranslations('Home');
  return (
    <section className={styles.statement}>
      <h2 className={styles.line}>{t('statement')}</h2>
      <div className={styles.text}>
        <p>{t('about')}</p>
        <TextLink href={href('about', {}, lang)}>{t('aboutLink')}</TextLink>
      </div>
    </section>
  );
}
