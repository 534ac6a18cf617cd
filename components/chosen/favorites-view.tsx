'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { dropFavoritesAtom } from '@/components/favorites/change-favorites';
import heart from '@/components/favorites/heart-button.module.scss';
import {
  arrangedAtom,
  pruneSelectionAtom,
  removeFavoriteAtom,
  selectionAtom,
} from '@/components/favorites/selection';
import grid from '@/components/find/talent-grid.module.scss';
import { TalentCard } from '@/components/talents/card/talent-card';
import { fetchJson } from '@/components/ui/fetch-json';
import { Icon } from '@/components/ui/icon';
import { TRASH_ICON } from '@/components/ui/icon-paths';
import pieces from '@/components/ui/pieces.module.scss';
import { useToast } from '@/components/ui/toaster';
import { FAVORITES_MAX } from '@/lib/domain/constants';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { wordedDays } from '@/lib/domain/worded-days';
import { talentHref } from '@/lib/routes/page-href';
import type { FavoriteTalent, TalentCardView } from '@/lib/view/talent-card';
import styles from './favorites-view.module.scss';
import { QuoteBar } from './quote-bar';
import { type FavoritesTexts, SelectionTools } from './selection-tools';
import { useReorder } from './use-reorder';

/** Today's cards of favorites by id, fetched once; talents that have left the agency are dropped and named. */
function useFreshCards(talents: readonly FavoriteTalent[], lang: Lang) {
  const drop = useSetAtom(dropFavoritesAtom);
  const pruneSelection = useSetAtom(pruneSelectionAtom);
  const [cards, setCards] = useState<ReadonlyMap<number, TalentCardView>>(new Map());
  const [goneNames, setGoneNames] = useState<string[]>([]);
  const requested = useRef(new Set<number>());

  useEffect(() => {
    const wanted = talents.filter(({ id }) => !requested.current.has(id)).slice(0, FAVORITES_MAX);
    if (wanted.length === 0) return;
    const ids = wanted.map(({ id }) => id);
    for (const id of ids) requested.current.add(id);
    const load = async () => {
      type Answer = { cards: TalentCardView[]; gone: number[] };
      const answer = await fetchJson<Answer>(`/api/favorites/${lang}?ids=${ids.join(',')}`);
      setCards(
        (known) => new Map([...known, ...answer.cards.map((card) => [card.favorite.id, card] as const)]),
      );
      const gone = wanted.filter(({ id }) => answer.gone.includes(id));
      if (gone.length === 0) return;
      setGoneNames((names) => [...names, ...gone.map(({ name }) => name)]);
      drop(answer.gone);
      pruneSelection();
    };
    load().catch((error) => {
      for (const id of ids) requested.current.delete(id);
      console.warn('favorites are shown as they are kept:', error);
    });
  }, [talents, lang, drop, pruneSelection]);

  return { cards, goneNames };
}

/** A card from the browser's storage: without measures until the server has sent them. */
function storedCard(talent: FavoriteTalent, lang: Lang): TalentCardView {
  const { id, name, section, slug = name } = talent;
  return {
    href: talentHref({ section, id, name: slug }, lang),
    opening: null,
    focus: null,
    measures: [],
    favorite: talent,
  };
}

type TrashProps = { talent: FavoriteTalent; texts: FavoritesTexts; onRemove: () => void };

/** On the favorites page it takes the heart's place [S63.6 S66.25]. */
function TrashButton({ talent, texts, onRemove }: TrashProps) {
  const remove = useSetAtom(removeFavoriteAtom);
  const toast = useToast();
  const onClick = () => {
    onRemove();
    const undo = remove(talent);
    void toast({
      kind: 'warning',
      text: fillText(texts.removeFavorite, { name: talent.name }),
      about: String(talent.id),
      undo: { label: texts.undo, onClick: undo },
    });
  };
  return (
    <button
      type="button"
      className={heart.heart}
      aria-label={fillText(texts.remove, { name: talent.name })}
      onClick={onClick}
    >
      <Icon path={TRASH_ICON} size={24} />
    </button>
  );
}

const SIZES = `(min-width: 1024px) 24vw, (min-width: 640px) 32vw, ${onPhone(47)}`;

type GridProps = {
  talents: readonly FavoriteTalent[];
  cards: ReadonlyMap<number, TalentCardView>;
  lang: Lang;
  texts: FavoritesTexts;
};

/** The favorites as cards, each with its note; a removal lets the others close ranks. */
function FavoritesGrid({ talents, cards, lang, texts }: GridProps) {
  const { notes } = useAtomValue(selectionAtom);
  const { list, noteOrder } = useReorder(talents);

  // After a removal by keyboard the focus moves to the neighbor, or to the text that none is left.
  const keepPlace = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-trash] button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('main [data-empty]')?.focus());
    noteOrder();
  };
  return (
    <ul ref={list} className={`${grid.grid} ${styles.large}`} data-few={talents.length < 4 || undefined}>
      {talents.map((talent, index) => (
        <li key={talent.id} data-trash="">
          <TalentCard
            card={cards.get(talent.id) ?? storedCard(talent, lang)}
            isFirst={index < 2}
            sizes={SIZES}
            action={<TrashButton {...{ talent, texts }} onRemove={() => keepPlace(index)} />}
          />
          {notes[talent.id] && <p className={styles.note}>{notes[talent.id]}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Title and dates as whoever opens the link will read them. */
function Heading({ lang, texts }: Pick<GridProps, 'lang' | 'texts'>) {
  const { title, from, to } = useAtomValue(selectionAtom);
  const days = wordedDays(from, to, lang, texts);
  if (title === '' && days === '') return null;
  return (
    <header className={styles.texts}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {days && <p className={pieces.aside}>{days}</p>}
    </header>
  );
}

/** Whether the storage has been read: nothing is "empty" before. Then places and notes of former favorites go. */
function useIsRead() {
  const [isRead, setIsRead] = useState(false);
  const pruneSelection = useSetAtom(pruneSelectionAtom);
  useEffect(() => setIsRead(true), []);
  useEffect(() => {
    if (isRead) pruneSelection();
  }, [isRead, pruneSelection]);
  return isRead;
}

type Sheet = ComponentType<{ texts: FavoritesTexts; onClose: () => void }>;

/** The sheet that arranges the favorites, fetched when it is first opened; null while it is closed. */
function useArrangeSheet(lost: string) {
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const toast = useToast();
  const toggle = async () => {
    if (Sheet) return setSheet(null);
    const part = await import('./arrange-sheet').catch(() => null);
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
  const { cards, goneNames } = useFreshCards(talents, lang);
  const { Sheet, toggle } = useArrangeSheet(texts.arrangeLost);
  const words = { lang, texts };
  return (
    <div className={styles.view} aria-busy={!isRead}>
      <p className={styles.gone} role="status">
        {goneNames.length > 0 &&
          fillText(texts.gone, { names: goneNames.join(', '), count: goneNames.length })}
      </p>
      {talents.length === 0 && (
        <div className={styles.none} data-reading={isRead ? undefined : ''}>
          {empty}
        </div>
      )}
      {talents.length > 0 && (
        <>
          {!Sheet && <Heading {...words} />}
          <SelectionTools {...words} siteUrl={siteUrl} isArranging={Sheet !== null} onArrange={toggle} />
          {Sheet ? (
            <Sheet texts={texts} onClose={toggle} />
          ) : (
            <FavoritesGrid {...words} talents={talents} cards={cards} />
          )}
          <QuoteBar talents={talents} texts={texts} isSecond>
            {quoteForm}
          </QuoteBar>
        </>
      )}
    </div>
  );
}
