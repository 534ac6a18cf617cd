import { atom } from 'jotai';
import { FAVORITES_STORAGE_KEY } from '@/lib/domain/constants';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { type Favorites, repairFavorites } from './repair';

const read = (): Favorites => {
  try {
    return repairFavorites(window.localStorage.getItem(FAVORITES_STORAGE_KEY));
  } catch {
    return {};
  }
};

// A full or forbidden storage keeps favorites for this page only: better than a broken heart.
const write = (favorites: Favorites) => {
  try {
    window.localStorage.setItem(FAVORITES_STORAGE_KEY, JSON.stringify(favorites));
  } catch (error) {
    console.warn('favorites are not stored:', error);
  }
};

const heldAtom = atom<Favorites>({});

// The storage is read when the first island looks: until then the page is as the server made it.
heldAtom.onMount = (hold) => {
  hold(read());
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === FAVORITES_STORAGE_KEY || key === null) hold(repairFavorites(newValue));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** Favorites keyed by talent id, in local storage, in step across tabs (SPEC section 3, Favorites). */
export const favoritesAtom = atom(
  (get) => get(heldAtom),
  (_get, set, favorites: Favorites) => {
    set(heldAtom, favorites);
    write(favorites);
  },
);

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
