import { useTranslations } from 'next-intl';
import type { Lang } from '@/lib/domain/languages';
import type { Selection } from '@/lib/domain/selection';
import { wordedDays } from '@/lib/domain/worded-days';
import styles from './from-sender.module.scss';

type Props = { selection: Selection; lang: Lang };

/** Title and dates, labelled as the sender's: plain text, in the direction of its own language. */
export function FromSender({ selection: { title, from, to }, lang }: Props) {
  const t = useTranslations('Selection');
  const favorites = useTranslations('Favorites');
  const days = wordedDays(from, to, lang, {
    daysFrom: favorites.raw('daysFrom'),
    daysTo: favorites.raw('daysTo'),
  });
  if (title === '' && days === '') return null;
  return (
    <dl className={styles.sender}>
      {title !== '' && (
        <div>
          <dt>{t('senderTitle')}</dt>
          <dd className={styles.title} dir="auto">
            {title}
          </dd>
        </div>
      )}
      {days && (
        <div>
          <dt>{t('senderDates')}</dt>
          <dd>{days}</dd>
        </div>
      )}
    </dl>
  );
}
