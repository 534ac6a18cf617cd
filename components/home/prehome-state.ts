import { atom } from 'jotai';

/** Whether the intro covers the home page: what moves behind it waits (SPEC section 3, Site state). */
export const isPrehomeOpenAtom = atom(false);
