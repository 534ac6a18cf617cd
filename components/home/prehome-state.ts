import { atom } from 'jotai';

/** Whether the intro covers the home page, whose animations then wait [S95.2]. */
export const isPrehomeOpenAtom = atom(false);
