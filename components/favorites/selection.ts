import { atom } from 'jotai';
import type { Selection } from '@/lib/domain/selection';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { arrangedAtom, selectionAtom } from './arrangement';
import { favoritesAtom } from './favorites';

/** A shared selection: its talents, and its sender's days and notes. */
type Shared = Pick<Selection, 'from' | 'to' | 'notes'> & { talents: FavoriteTalent[] };

/** The shared selection on screen; null if the page shows the favorites of this browser. */
export const sharedSelectionAtom = atom<Shared | null>(null);

/** The talents of a quote: the selection on screen, else the favorites. */
export const quotedTalentsAtom = atom((get) => get(sharedSelectionAtom)?.talents ?? get(arrangedAtom));

/** The days of a quote, and the notes of a shared selection. Own notes stay in this browser. */
export const quotedJobAtom = atom((get) => get(sharedSelectionAtom) ?? { ...get(selectionAtom), notes: {} });

/** Adds talents to the favorites of this browser; those who are there already stay as they are. */
export const addFavoritesAtom = atom(null, (_get, set, talents: readonly FavoriteTalent[]) => {
  const added = Object.fromEntries(talents.map((talent) => [talent.id, talent]));
  set(favoritesAtom, (stored) => ({ ...added, ...stored }));
});
