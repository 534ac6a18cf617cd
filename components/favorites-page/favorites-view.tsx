'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toaster';
import type { Lang } from '@/lib/domain/languages';
import { arrangedAtom, forgetOthersAtom } from '../favorites/arrangement';
import { BudgetBar } from './budget-bar';
import { FavoritesGrid } from './favorites-grid';
import styles from './favorites-view.module.scss';
import { SelectionHeading } from './selection-heading';
import { SelectionTools } from './selection-tools';
import type { FavoritesTexts } from './texts';
import { useFreshCards } from './use-fresh-cards';

/** Whether the storage has been read: nothing is "empty" before. Then places and notes of former favorites go. */
function useIsRead() {
  const [isRead, setIsRead] = useState(false);
  const forgetOthers = useSetAtom(forgetOthersAtom);
  useEffect(() => setIsRead(true), []);
  useEffect(() => {
    if (isRead) forgetOthers();
  }, [isRead, forgetOthers]);
  return isRead;
}

type Sheet = ComponentType<{ texts: FavoritesTexts }>;

/** The sheet that arranges the favorites, fetched when it is first opened; null while it is closed. */
function useArrangeSheet(lost: string) {
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const toast = useToast();
  const toggle = async () => {
    if (Sheet) return setSheet(null);
    const part = await import('./arrange/arrange-sheet').catch(() => null);
    if (part) setSheet(() => part.ArrangeSheet);
    else await toast({ kind: 'error', text: lost });
  };
  return { Sheet, toggle };
}

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
