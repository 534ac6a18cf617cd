import { atom } from 'jotai';
import { storedAtom } from '@/components/ui/stored-atom';
import { inOrder, moved } from '@/lib/domain/order';
import { repairSelection, type Selection } from '@/lib/domain/selection';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { dropFavoritesAtom, toggleFavoriteAtom } from './change-favorites';
import { favoritesAtom } from './favorites';

// Order, title, dates and notes, which the map of favorites has no room for.
const storedSelectionAtom = storedAtom('selection', repairSelection);

// As a text, so that typing a note makes no new list of talents.
const placesAtom = atom((get) => get(storedSelectionAtom).ids.join());

/** The favorites in the visitor's order; new ones at the end. */
export const arrangedAtom = atom((get) =>
  inOrder(Object.values(get(favoritesAtom)), get(placesAtom).split(',').map(Number)),
);

const currentAtom = atom((get) =>
  repairSelection({ ...get(storedSelectionAtom), ids: get(arrangedAtom).map(({ id }) => id) }),
);

/** The favorites as a selection, with order, title, dates and notes; written by the changed parts. */
export const selectionAtom = atom(
  (get) => get(currentAtom),
  (get, set, change: (current: Selection) => Partial<Selection>) => {
    // Places are those of favorites: both are read again before one is written.
    set(favoritesAtom);
    set(storedSelectionAtom);
    const current = get(currentAtom);
    set(storedSelectionAtom, () => repairSelection({ ...current, ...change(current) }));
  },
);

/** Forgets places and notes of talents who are no favorites any more. */
export const pruneSelectionAtom = atom(null, (get, set) => {
  set(favoritesAtom);
  set(storedSelectionAtom);
  const favorites = get(favoritesAtom);
  if (get(storedSelectionAtom).ids.some((id) => favorites[id] === undefined)) set(selectionAtom, () => ({}));
});

/** Removes a talent from the favorites; returns a function that restores place and note. */
export const removeFavoriteAtom = atom(null, (get, set, talent: FavoriteTalent) => {
  const { id } = talent;
  const before = get(selectionAtom);
  set(dropFavoritesAtom, [id]);
  set(pruneSelectionAtom);
  return () => {
    if (get(favoritesAtom)[id] === undefined) set(toggleFavoriteAtom, talent);
    const note = before.notes[id];
    set(selectionAtom, ({ ids, notes }) => ({
      ids: moved(ids, id, before.ids.indexOf(id)),
      notes: note === undefined ? notes : { ...notes, [id]: note },
    }));
  };
});

/** A shared selection: its talents, and its sender's days and notes. */
type Shared = Pick<Selection, 'from' | 'to' | 'notes'> & { talents: FavoriteTalent[] };

/** The shared selection on screen; null if the page shows the favorites of this browser. */
export const sharedSelectionAtom = atom<Shared | null>(null);

/** The talents of a quote: the selection on screen, else the favorites. */
export const quotedTalentsAtom = atom((get) => get(sharedSelectionAtom)?.talents ?? get(arrangedAtom));

/** The days of a quote, and the notes of a shared selection. Own notes stay in this browser. */
export const quotedJobAtom = atom((get) => get(sharedSelectionAtom) ?? { ...get(selectionAtom), notes: {} });
