import { useFormatter, useTranslations } from 'next-intl';
import styles from './draft-note.module.scss';

/** Over a preview: that this is not on the site, and until when (ms) its address is good. */
export function DraftNote({ until }: { until: number | null }) {
  const t = useTranslations('Draft');
  const format = useFormatter();
  const time =
    until === null
      ? null
      : format.dateTime(until, { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' });
  return (
    <p className={styles.note} role="note">
      {time === null ? t('note') : t('noteUntil', { time })}
    </p>
  );
}
