import { readIds } from './selection.ts';

/** More faces than this stand in nobody's eye at once. */
export const COMPARED_MAX = 4;

/** Talents side by side, in the order of the address: `ids=2,1`; `left` counts parts that are none, or too many. */
export const readCompared = (search: Pick<URLSearchParams, 'get'>) => readIds(search, COMPARED_MAX);
