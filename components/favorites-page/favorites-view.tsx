'use client';

import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { TalentCard } from '@/components/talents/card/talent-card';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { favoritesAtom } from '../favorites/favorites';
import grid from '../talents/talent-grid.module.scss';
import empty from '../ui/empty.module.scss';
import { BudgetBar, type BudgetTexts } from './budget-bar';
import styles from './favorites-view.module.scss';
import { ShareSelection, type ShareTexts } from './share-selection';
import { storedCard } from './stored-card';
import { TrashButton } from './trash-button';
import { useFreshCards } from './use-fresh-cards';
import { useRanks } from './use-ranks';

/** `remove` and `cover` hold `{name}`, `goneOne` and `goneMany` hold `{names}`. */
export type FavoritesTexts = BudgetTexts &
  ShareTexts & {
    empty: string;
    emptyHint: string;
    browse: string;
    remove: string;
    cover: string;
    goneOne: string;
    goneMany: string;
  };

type Props = {
  lang: Lang;
  browseHref: string;
  siteUrl: string;
  texts: FavoritesTexts;
  quoteForm: ReactNode;
};

/** The favorites of this browser as a grid, or that there are none; below, the way to a quote (SPEC section 2). */
export function FavoritesView({ lang, browseHref, siteUrl, texts, quoteForm }: Props) {
  const favorites = useAtomValue(favoritesAtom);
  const [isRead, setIsRead] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const talents = useMemo(
    () => Object.values(favorites).sort((a, b) => a.name.localeCompare(b.name, 'pt')),
    [favorites],
  );
  const { cards, goneNames } = useFreshCards(talents, lang);
  const { list, noteRanks } = useRanks(root, talents);

  // The storage is read when the atom mounts, in the same pass as this: nothing is "empty" before.
  useEffect(() => setIsRead(true), []);

  // Whoever removes by keyboard goes on at the neighbour, or at the text that says that none is left.
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
      {isRead && talents.length === 0 && (
        <div className={empty.empty} tabIndex={-1} data-empty="">
          <p className={empty.title}>{texts.empty}</p>
          <p className={empty.hint}>{texts.emptyHint}</p>
          <Link className={empty.way} href={browseHref}>
            {texts.browse}
          </Link>
        </div>
      )}
      {talents.length > 0 && (
        <>
          <div className={styles.tools}>
            <ShareSelection ids={talents.map(({ id }) => id)} lang={lang} siteUrl={siteUrl} texts={texts} />
          </div>
          <ul ref={list} className={grid.grid}>
            {talents.map((talent, index) => (
              <li key={talent.id} data-trash="">
                <TalentCard
                  card={cards.get(talent.id) ?? storedCard(talent, lang, texts.cover)}
                  isFirst={index < 2}
                  action={<TrashButton talent={talent} label={texts.remove} onRemove={keepPlace(index)} />}
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
