import { useTranslations } from 'next-intl';
import styles from './minors-note.module.scss';

/** Says why measures of somebody under 18 are missing. */
export function MinorsNote() {
  const t = useTranslations('Measures');
  return <p className={styles.note}>{t('minors')}</p>;
}
