import { useTranslations } from 'next-intl';
import { DOWNLOAD_PROBLEMS } from '@/lib/domain/downloads';
import styles from './download-problems.module.scss';

/** The reason of a failed download, whose address led back to this page. */
export function DownloadProblems() {
  const t = useTranslations('Talent');
  return DOWNLOAD_PROBLEMS.map((id) => (
    <p key={id} id={id} className={styles.notice} tabIndex={-1}>
      {t(id === 'download-busy' ? 'downloadBusy' : 'downloadFailed')}
    </p>
  ));
}
