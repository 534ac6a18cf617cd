import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CoverImage } from '@/components/talents/card/cover-image';
import { onPhone } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import type { Selection } from '@/lib/domain/selection';
import type { TalentCardView } from '@/lib/view/talent-card';
import styles from './cover.module.scss';
import { FromSender } from './from-sender';
import { largeCover } from './large-cover';

type Props = { cards: TalentCardView[]; selection: Selection; lang: Lang; children: ReactNode };

/** Of a long selection, so many names and faces stand on the cover. */
const NAMES_MAX = 8;
const FACES_MAX = 5;
const LARGE = `(min-width: 1024px) 45vw, ${onPhone(100)}`;
const SMALL = `(min-width: 1024px) 12vw, ${onPhone(25)}`;

/** The first face large, the next ones beside it; how many they are, and what the sender wrote about them all. */
export function Cover({ cards, selection, lang, children }: Props) {
  const t = useTranslations('Selection');
  const [first, ...others] = cards.slice(0, FACES_MAX);
  const more = cards.length - NAMES_MAX;
  const link = ({ favorite: { id, name } }: TalentCardView) => <a href={`#talent-${id}`}>{name}</a>;
  return (
    <header className={styles.cover}>
      <div className={styles.faces}>
        {first && (
          <div className={styles.first}>
            <CoverImage image={largeCover(first)} alt={first.alt} sizes={LARGE} isFirst />
          </div>
        )}
        {others.length > 0 && (
          <div className={styles.others} aria-hidden="true">
            {others.map((card) => (
              <a key={card.favorite.id} href={`#talent-${card.favorite.id}`} tabIndex={-1}>
                <CoverImage image={largeCover(card)} alt="" sizes={SMALL} />
              </a>
            ))}
          </div>
        )}
      </div>
      <h1 className={styles.title}>{t('title', { count: cards.length })}</h1>
      <div className={styles.words}>
        <FromSender selection={selection} lang={lang} />
        {cards.length > 1 && (
          <ul className={styles.names} aria-label={t('faces')}>
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
