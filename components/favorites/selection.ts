import { atom } from 'jotai';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { arrangedAtom, selectionAtom } from './arrangement';
import { favoritesAtom } from './favorites';

/** The shared selection on screen; null if the page shows the favorites of this browser. */
export const sharedSelectionAtom = atom<FavoriteTalent[] | null>(null);

/** The talents of a quote: the selection on screen, else the favorites. */
export const quotedTalentsAtom = atom((get) => get(sharedSelectionAtom) ?? get(arrangedAtom));

/** The days of a quote: those of the own favorites, not of a shared selection. */
export const quotedDaysAtom = atom((get) => (get(sharedSelectionAtom) ? null : get(selectionAtom)));

/** Adds talents to the favorites of this browser; those who are there already stay as they are. */
export const addFavoritesAtom = atom(null, (_get, set, talents: readonly FavoriteTalent[]) => {
  const added = Object.fromEntries(talents.map((talent) => [talent.id, talent]));
  set(favoritesAtom, (stored) => ({ ...added, ...stored }));
});
