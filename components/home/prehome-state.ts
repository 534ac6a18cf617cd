import { atom } from 'jotai';

/** Whether the intro covers the home page: what moves behind it waits [S95.2]. */
export const isPrehomeOpenAtom = atom(false);
