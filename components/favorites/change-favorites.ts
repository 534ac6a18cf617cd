import { atom } from 'jotai';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { byId, favoritesAtom } from './favorites';

/** Drops talents by id: those that are with the agency no longer. */
export const dropFavoritesAtom = atom(null, (_get, set, ids: readonly number[]) =>
  set(favoritesAtom, (stored) => byId(Object.values(stored).filter(({ id }) => !ids.includes(id)))),
);

/** Toggles a heart from its visible state; returns whether the talent was added. */
export const toggleFavoriteAtom = atom(null, (get, set, talent: FavoriteTalent) => {
  const isAdded = get(favoritesAtom)[talent.id] === undefined;
  if (isAdded) set(favoritesAtom, (stored) => ({ [talent.id]: talent, ...stored }));
  else set(dropFavoritesAtom, [talent.id]);
  return isAdded;
});

/** Adds talents to the favorites of this browser; those who are there already stay as they are. */
export const addFavoritesAtom = atom(null, (_get, set, talents: readonly FavoriteTalent[]) =>
  set(favoritesAtom, (stored) => ({ ...byId(talents), ...stored })),
);
