import { useTranslations } from 'next-intl';
import { DOWNLOAD_PROBLEMS } from '@/lib/domain/downloads';
import styles from './download-problems.module.scss';

/** Why a download failed: shown where its address led back to this page. */
export function DownloadProblems() {
  const t = useTranslations('Talent');
  return DOWNLOAD_PROBLEMS.map((id) => (
    <p key={id} id={id} className={styles.notice} tabIndex={-1}>
      {t(id === 'download-busy' ? 'downloadBusy' : 'downloadFailed')}
    </p>
  ));
}
