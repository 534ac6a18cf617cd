import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { FAVORITES_STORAGE_KEY } from '@/lib/constants';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { type Favorites, repairFavorites } from './repair';

const read = () => repairFavorites(window.localStorage.getItem(FAVORITES_STORAGE_KEY));

// A full or forbidden storage keeps favorites for this page only: better than a broken heart.
const write = (value: string) => {
  try {
    window.localStorage.setItem(FAVORITES_STORAGE_KEY, value);
  } catch (error) {
    console.warn('favorites are not stored:', error);
  }
};

/** Favorites keyed by talent id, in local storage, in step across tabs (SPEC section 3, Favorites). */
export const favoritesAtom = atomWithStorage<Favorites>(
  FAVORITES_STORAGE_KEY,
  {},
  {
    getItem: () => {
      try {
        return read();
      } catch {
        return {};
      }
    },
    setItem: (_key, favorites) => write(JSON.stringify(favorites)),
    removeItem: () => write('{}'),
    subscribe: (_key, onChange) => {
      const follow = (event: StorageEvent) => {
        if (event.key === FAVORITES_STORAGE_KEY || event.key === null)
          onChange(repairFavorites(event.newValue));
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  },
);

/** Adds a talent, or removes it when it is there already. */
export const toggleFavoriteAtom = atom(null, (get, set, talent: FavoriteTalent) => {
  const { [talent.id]: present, ...others } = get(favoritesAtom);
  set(favoritesAtom, present ? others : { ...others, [talent.id]: talent });
  return present === undefined;
});

/** Drops talents by id: those that are with the agency no longer. */
export const dropFavoritesAtom = atom(null, (get, set, ids: readonly number[]) => {
  const kept = Object.values(get(favoritesAtom)).filter(({ id }) => !ids.includes(id));
  set(favoritesAtom, Object.fromEntries(kept.map((talent) => [talent.id, talent])));
});

export const favoritesCountAtom = atom((get) => Object.keys(get(favoritesAtom)).length);
