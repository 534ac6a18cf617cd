import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { TalentCard } from '@/components/talents/card/talent-card';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import type { FavoriteTalent, TalentCardView } from '@/lib/view/talent-card';
import { selectionAtom } from '../favorites/arrangement';
import grid from '../find/talent-grid.module.scss';
import styles from './favorites-view.module.scss';
import { storedCard } from './stored-card';
import type { FavoritesTexts } from './texts';
import { TrashButton } from './trash-button';
import { useReorder } from './use-reorder';

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
