import { repairSelection } from './selection.ts';

/** More faces than this stand in nobody's eye at once. */
export const COMPARED_MAX = 4;

/** Talents side by side, in the order of the address: `ids=2,1`; invalid ids are left out. */
export const readCompared = (search: Pick<URLSearchParams, 'get'>): number[] =>
  repairSelection({ ids: search.get('ids')?.split(',') }).ids.slice(0, COMPARED_MAX);
