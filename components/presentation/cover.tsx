import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Lang } from '@/lib/domain/languages';
import type { Selection } from '@/lib/domain/selection';
import type { TalentCardView } from '@/lib/view/talent-card';
import styles from './cover.module.scss';
import { CoverPhotos } from './cover-photos';
import { FromSender } from './from-sender';

type Props = { cards: TalentCardView[]; selection: Selection; lang: Lang; children: ReactNode };

/** The cover shows this many names of a long selection. */
const NAMES_MAX = 8;

/** Faces, their number, and the sender's note about them all. */
export function Cover({ cards, selection, lang, children }: Props) {
  const t = useTranslations('Selection');
  const more = cards.length - NAMES_MAX;
  const link = ({ favorite: { id, name } }: TalentCardView) => <a href={`#talent-${id}`}>{name}</a>;
  return (
    <header className={styles.cover} id="first-screen">
      <CoverPhotos cards={cards} />
      <h1 className={styles.title}>{t('title', { count: cards.length })}</h1>
      <div className={styles.texts}>
        <FromSender selection={selection} lang={lang} />
        {cards.length > 1 && (
          <ul className={styles.names} aria-label={t('talents')}>
            {cards.slice(0, NAMES_MAX).map((card) => (
              <li key={card.favorite.id}>{link(card)}</li>
            ))}
            {more > 0 && <li>{t('more', { count: more })}</li>}
          </ul>
        )}
        {children}
      </div>
    </header>
  );
}
