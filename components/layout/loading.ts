import { atom } from 'jotai';
import { LANGUAGE_LOADING_MS } from '@/lib/domain/constants';

export const isLoadingAtom = atom(false);

/** Raises the loading flag for 600 ms: the language is being changed [S106.1]. */
export const showLoadingAtom = atom(null, (_get, set) => {
  set(isLoadingAtom, true);
  setTimeout(() => set(isLoadingAtom, false), LANGUAGE_LOADING_MS);
});
