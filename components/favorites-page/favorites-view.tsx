'use client';

import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ShareMenu } from '@/components/share/share-menu';
import { TalentCard } from '@/components/talents/card/talent-card';
import { Empty } from '@/components/ui/empty';
import { Icon } from '@/components/ui/icon';
import { SHARE } from '@/components/ui/icon-paths';
import type { Lang } from '@/lib/domain/languages';
import { repairSelection } from '@/lib/domain/selection';
import { favoritesAtom } from '../favorites/favorites';
import { selectionPath } from '../favorites/selection';
import grid from '../talents/talent-grid.module.scss';
import { BudgetBar } from './budget-bar';
import styles from './favorites-view.module.scss';
import { storedCard } from './stored-card';
import type { FavoritesTexts } from './texts';
import { TrashButton } from './trash-button';
import { useFreshCards } from './use-fresh-cards';
import { useRanks } from './use-ranks';

type Props = {
  lang: Lang;
  browseHref: string;
  siteUrl: string;
  texts: FavoritesTexts;
  quoteForm: ReactNode;
  reading: ReactNode;
};

/** The favorites of this browser as a grid, or that there are none; below, the way to a quote (SPEC section 2). */
export function FavoritesView({ lang, browseHref, siteUrl, texts, quoteForm, reading }: Props) {
  const favorites = useAtomValue(favoritesAtom);
  const [isRead, setIsRead] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const talents = useMemo(
    () => Object.values(favorites).sort((a, b) => a.name.localeCompare(b.name, 'pt')),
    [favorites],
  );
  const ids = talents.map(({ id }) => id);
  const { cards, goneNames } = useFreshCards(talents, lang);
  const { list, noteRanks } = useRanks(root, talents);

  // The storage is read when the atom mounts, in the same pass as this: nothing is "empty" before.
  useEffect(() => setIsRead(true), []);

  // After a removal by keyboard the focus moves to the neighbor, or to the text that none is left.
  const keepPlace = (index: number) => () => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-trash] button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-empty]')?.focus());
    noteRanks();
  };

  const gone = (goneNames.length > 1 ? texts.goneMany : texts.goneOne).replace(
    '{names}',
    goneNames.join(', '),
  );
  return (
    <div ref={root} className={styles.view} aria-busy={!isRead}>
      <p className={styles.gone} role="status">
        {goneNames.length > 0 ? gone : ''}
      </p>
      {!isRead && talents.length === 0 && reading}
      {isRead && talents.length === 0 && (
        <Empty
          title={texts.empty}
          hint={texts.emptyHint}
          href={browseHref}
          way={texts.browse}
          tabIndex={-1}
          data-empty=""
        />
      )}
      {talents.length > 0 && (
        <>
          <div className={styles.tools}>
            <ShareMenu
              url={new URL(selectionPath(repairSelection({ ids }), lang), siteUrl).href}
              title={texts.shareTitle}
              texts={texts}
              icon={<Icon path={SHARE} />}
            />
          </div>
          <ul ref={list} className={grid.grid}>
            {talents.map((talent, index) => (
              <li key={talent.id} data-trash="">
                <TalentCard
                  card={cards.get(talent.id) ?? storedCard(talent, lang, texts.cover)}
                  isFirst={index < 2}
                  action={<TrashButton talent={talent} texts={texts} onRemove={keepPlace(index)} />}
                />
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
