import { atom } from 'jotai';
import { FAVORITES_MAX } from '@/lib/domain/constants';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { parseNumber } from '@/lib/routes/internal';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { favoritesAtom } from './favorites';

const QUERY_KEY = 'ids';

/** The talents of a selection that somebody shared: `?ids=1,2,3`. What is no id is left out, each counts once. */
export function readSelection(search: Pick<URLSearchParams, 'get'>): number[] {
  const ids = (search.get(QUERY_KEY) ?? '').split(',').map((text) => parseNumber(text.trim()));
  return [...new Set(ids.filter((id) => id !== null))].slice(0, FAVORITES_MAX);
}

export const selectionPath = (ids: readonly number[], lang: Lang) =>
  `${href('favorites', {}, lang)}?${QUERY_KEY}=${ids.slice(0, FAVORITES_MAX).join(',')}`;

/** The shared selection on screen; null where the page shows the favorites of this browser. */
export const sharedSelectionAtom = atom<FavoriteTalent[] | null>(null);

/** Whom a quote is asked for: the selection on screen, else the favorites. */
export const quotedTalentsAtom = atom((get) => get(sharedSelectionAtom) ?? Object.values(get(favoritesAtom)));

/** Adds talents to the favorites of this browser; those who are there already stay as they are. */
export const addFavoritesAtom = atom(null, (get, set, talents: readonly FavoriteTalent[]) => {
  const added = Object.fromEntries(talents.map((talent) => [talent.id, talent]));
  set(favoritesAtom, { ...added, ...get(favoritesAtom) });
});
