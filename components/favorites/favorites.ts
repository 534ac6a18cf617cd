import { atom } from 'jotai';
import { storedAtom } from '@/components/ui/stored-atom';
import { FAVORITES_STORAGE_KEY } from '@/lib/domain/constants';
import { repairFavorites } from './repair';

/** Favorites keyed by talent id, in local storage, in step across tabs [S90.1-3]. */
export const favoritesAtom = storedAtom(FAVORITES_STORAGE_KEY, repairFavorites);

export const favoritesCountAtom = atom((get) => Object.keys(get(favoritesAtom)).length);
