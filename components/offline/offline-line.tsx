import { getTranslations } from 'next-intl/server';
import styles from './offline.module.scss';

/** Says that there is no network; shown on a page that came from its copy. */
export async function OfflineLine() {
  const t = await getTranslations('Offline');
  return (
    <div role="status">
      <p className={styles.line}>{t('line')}</p>
    </div>
  );
}
