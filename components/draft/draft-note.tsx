import { useFormatter, useTranslations } from 'next-intl';
import type { Lack } from '@/lib/backend/draft';
import styles from './draft-note.module.scss';

type Props = { until: number | null; missing?: readonly Lack[] };

/**
 * Over a preview: that this is not on the site, until when (ms) its address is good, and what somebody without a
 * birthdate lacks before a client may see them.
 */
export function DraftNote({ until, missing = [] }: Props) {
  const t = useTranslations('Draft');
  const format = useFormatter();
  const time =
    until === null
      ? null
      : format.dateTime(until, { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' });
  return (
    <div className={styles.note} role="note">
      <p>{time === null ? t('note') : t('noteUntil', { time })}</p>
      {missing.length > 0 && (
        <p>
          <strong>
            {t('undated', {
              missing: format.list(missing.map((fact) => t(`missing.${fact}`))),
            })}
          </strong>
        </p>
      )}
    </div>
  );
}
