'use client';

import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { arrangedAtom } from '../favorites/arrangement';
import { BudgetBar } from './budget-bar';
import { FavoritesGrid } from './favorites-grid';
import styles from './favorites-view.module.scss';
import { SelectionHeading } from './selection-heading';
import { SelectionTools } from './selection-tools';
import type { FavoritesTexts } from './texts';
import { useArrangeSheet } from './use-arrange-sheet';
import { useFreshCards } from './use-fresh-cards';
import { useIsRead } from './use-is-read';

type Props = {
  lang: Lang;
  siteUrl: string;
  texts: FavoritesTexts;
  quoteForm: ReactNode;
  /** Shown without favorites, and until the storage has been read. */
  empty: ReactNode;
};

/** The favorites of this browser as a grid, or that there are none; below, the way to a quote [S69.2-3]. */
export function FavoritesView({ lang, siteUrl, texts, quoteForm, empty }: Props) {
  const talents = useAtomValue(arrangedAtom);
  const isRead = useIsRead();
  const root = useRef<HTMLDivElement>(null);
  const { cards, goneNames } = useFreshCards(talents, lang);
  const { Sheet, toggle } = useArrangeSheet(texts.arrangeLost);

  const gone = (goneNames.length > 1 ? texts.goneMany : texts.goneOne).replace(
    '{names}',
    goneNames.join(', '),
  );
  const words = { lang, texts };
  return (
    <div ref={root} className={styles.view} aria-busy={!isRead}>
      <p className={styles.gone} role="status">
        {goneNames.length > 0 ? gone : ''}
      </p>
      {talents.length === 0 && (
        <div className={styles.none} data-reading={isRead ? undefined : ''}>
          {empty}
        </div>
      )}
      {talents.length > 0 && (
        <>
          {!Sheet && <SelectionHeading {...words} />}
          <SelectionTools {...words} siteUrl={siteUrl} isArranging={Sheet !== null} onArrange={toggle} />
          {Sheet ? (
            <Sheet texts={texts} />
          ) : (
            <FavoritesGrid {...words} talents={talents} cards={cards} view={root} />
          )}
          <BudgetBar talents={talents} texts={texts} isSecond>
            {quoteForm}
          </BudgetBar>
        </>
      )}
    </div>
  );
}
