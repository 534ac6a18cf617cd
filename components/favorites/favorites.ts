import { atom } from 'jotai';
import { FAVORITES_STORAGE_KEY } from '@/lib/domain/constants';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { byId, repairFavorites } from './repair';
import { storedAtom } from './stored-atom';

/** Favorites keyed by talent id, in local storage, in step across tabs (SPEC section 3, Favorites). */
export const favoritesAtom = storedAtom(FAVORITES_STORAGE_KEY, repairFavorites);

export const toggleFavoriteAtom = atom(null, (get, set, talent: FavoriteTalent) => {
  const { [talent.id]: present, ...others } = get(favoritesAtom);
  set(favoritesAtom, present ? others : { ...others, [talent.id]: talent });
  return present === undefined;
});

/** Drops talents by id: those that are with the agency no longer. */
export const dropFavoritesAtom = atom(null, (get, set, ids: readonly number[]) => {
  const favorites = Object.values(get(favoritesAtom));
  set(favoritesAtom, byId(favorites.filter(({ id }) => !ids.includes(id))));
});

export const favoritesCountAtom = atom((get) => Object.keys(get(favoritesAtom)).length);
