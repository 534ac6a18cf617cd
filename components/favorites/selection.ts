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

/** The days of a quote: those of the selection on screen, else of the favorites. */
export const quotedDaysAtom = atom((get) => get(sharedSelectionAtom) ?? get(selectionAtom));

/** The notes of a shared selection, which a quote repeats: `Ana Lima: …`. Own notes stay in this browser. */
export const quotedNotesAtom = atom((get) => {
  const shared = get(sharedSelectionAtom);
  return (shared?.talents ?? []).flatMap(({ id, name }) => {
    const note = shared?.notes[id];
    return note ? [`${name}: ${note}`] : [];
  });
});

/** Adds talents to the favorites of this browser; those who are there already stay as they are. */
export const addFavoritesAtom = atom(null, (_get, set, talents: readonly FavoriteTalent[]) => {
  const added = Object.fromEntries(talents.map((talent) => [talent.id, talent]));
  set(favoritesAtom, (stored) => ({ ...added, ...stored }));
});
