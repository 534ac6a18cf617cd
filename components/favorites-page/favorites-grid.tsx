import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { TalentCard } from '@/components/talents/card/talent-card';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { pageHref } from '@/lib/routes/page-href';
import type { FavoriteTalent, TalentCardView } from '@/lib/view/talent-card';
import { selectionAtom } from '../favorites/arrangement';
import grid from '../find/talent-grid.module.scss';
import styles from './favorites-view.module.scss';
import type { FavoritesTexts } from './texts';
import { TrashButton } from './trash-button';
import { useReorder } from './use-reorder';

/** A card from the browser's storage: without measures until the server has sent them. `alt` holds `{name}`. */
function storedCard(talent: FavoriteTalent, lang: Lang, alt: string): TalentCardView {
  const { id, name, section, slug = name } = talent;
  return {
    href: pageHref('talent', { section, id, name: slug }, lang),
    alt: alt.replace('{name}', name),
    plainCover: null,
    opening: null,
    focus: null,
    measures: [],
    height: null,
    favorite: talent,
  };
}

type Props = {
  talents: FavoriteTalent[];
  cards: ReadonlyMap<number, TalentCardView>;
  lang: Lang;
  texts: FavoritesTexts;
  view: RefObject<HTMLElement | null>;
};

const SIZES = `(min-width: 1024px) 24vw, (min-width: 640px) 32vw, ${onPhone(47)}`;

/** The favorites as cards, each with its note; a removal lets the others close ranks. */
export function FavoritesGrid({ talents, cards, lang, texts, view }: Props) {
  const { notes } = useAtomValue(selectionAtom);
  const { list, noteOrder } = useReorder(view, talents);

  // After a removal by keyboard the focus moves to the neighbor, or to the text that none is left.
  const keepPlace = (index: number) => () => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-trash] button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else requestAnimationFrame(() => view.current?.querySelector<HTMLElement>('[data-empty]')?.focus());
    noteOrder();
  };
  return (
    <ul ref={list} className={`${grid.grid} ${styles.large}`} data-few={talents.length < 4 || undefined}>
      {talents.map((talent, index) => (
        <li key={talent.id} data-trash="">
          <TalentCard
            card={cards.get(talent.id) ?? storedCard(talent, lang, texts.cover)}
            isFirst={index < 2}
            sizes={SIZES}
            action={<TrashButton talent={talent} texts={texts} onRemove={keepPlace(index)} />}
          />
          {notes[talent.id] && <p className={styles.note}>{notes[talent.id]}</p>}
        </li>
      ))}
    </ul>
  );
}
