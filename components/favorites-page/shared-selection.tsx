'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { TalentCard } from '@/components/talents/card/talent-card';
import { Link } from '@/components/ui/link';
import { useToast } from '@/components/ui/toaster';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { favoritesAtom } from '../favorites/favorites';
import { addFavoritesAtom } from '../favorites/selection';
import grid from '../talents/talent-grid.module.scss';
import { BudgetBar } from './budget-bar';
import styles from './favorites-view.module.scss';
import type { FavoritesTexts } from './texts';
import { useSharedCards } from './use-shared-cards';

type Props = {
  ids: readonly number[];
  lang: Lang;
  texts: FavoritesTexts;
  quoteForm: ReactNode;
};

/** A shared selection of talents, to add to one's own favorites or to ask for a quote. */
export function SharedSelection({ ids, lang, texts, quoteForm }: Props) {
  const { answer, hasFailed, retry } = useSharedCards(ids, lang);
  const favorites = useAtomValue(favoritesAtom);
  const add = useSetAtom(addFavoritesAtom);
  const toast = useToast();
  const talents = answer?.cards.map(({ favorite }) => favorite) ?? [];
  const areAllKept = talents.every(({ id }) => favorites[id] !== undefined);
  const left = answer?.gone.length ?? 0;

  const addAll = () => {
    add(talents);
    void toast({ kind: 'success', text: texts.addedAll });
  };
  return (
    <div className={styles.view} aria-busy={answer === null && !hasFailed} data-shared="">
      <header className={styles.shared}>
        <h2 className={styles.sharedTitle}>{texts.sharedTitle}</h2>
        <p>{texts.sharedIntro}</p>
        <p className={styles.ways}>
          {talents.length > 0 && !areAllKept && (
            <button type="button" className={styles.way} onClick={addAll}>
              {texts.addAll}
            </button>
          )}
          <Link className={styles.way} href={href('favorites', {}, lang)}>
            {texts.own}
          </Link>
        </p>
        <p role="status">
          {left > 0 && texts.sharedGone.replace('{count}', String(left))}
          {hasFailed && texts.sharedFailed}
        </p>
        {hasFailed && (
          <button type="button" className={styles.way} onClick={retry}>
            {texts.retry}
          </button>
        )}
      </header>
      {answer && talents.length === 0 && <p className={styles.emptyShared}>{texts.sharedEmpty}</p>}
      {answer && talents.length > 0 && (
        <>
          <ul className={grid.grid}>
            {answer.cards.map((card, index) => (
              <li key={card.favorite.id}>
                <TalentCard card={card} isFirst={index < 2} />
              </li>
            ))}
          </ul>
          <BudgetBar talents={talents} texts={texts}>
            {quoteForm}
          </BudgetBar>
        </>
      )}
    </div>
  );
}
