import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './privacy-summary.module.scss';

/** What holds whatever the service says: a privacy page is never empty. */
export function PrivacySummary({ lang }: { lang: Lang }) {
  const t = useTranslations('Privacy');
  return (
    <div className={styles.essence}>
      <p>{t('essence')}</p>
      <p>{t('fee')}</p>
      <p>{t.rich('rights', { contact: (text) => <Link href={href('contact', {}, lang)}>{text}</Link> })}</p>
    </div>
  );
}
