import { useAtomValue } from 'jotai';
import type { Lang } from '@/lib/domain/languages';
import { wordedDays } from '@/lib/domain/worded-days';
import { selectionAtom } from '../favorites/arrangement';
import styles from './favorites-view.module.scss';
import type { FavoritesTexts } from './texts';

type Props = { lang: Lang; texts: Pick<FavoritesTexts, 'daysFrom' | 'daysTo'> };

/** Title and dates as whoever opens the link will read them. */
export function SelectionHeading({ lang, texts }: Props) {
  const { title, from, to } = useAtomValue(selectionAtom);
  const days = wordedDays(from, to, lang, texts);
  if (title === '' && days === '') return null;
  return (
    <header className={styles.texts}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {days && <p className={styles.days}>{days}</p>}
    </header>
  );
}
