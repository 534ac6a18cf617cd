import { letterOf } from '@passarela/contract/latin';
import { LIST_PAGE_SIZE } from './constants.ts';
import type { GenderFilter } from './lists.ts';
import type { RowCounts, TalentRow } from './types.ts';

export const lastPageFor = (count: number, size = LIST_PAGE_SIZE) => Math.max(1, Math.ceil(count / size));

const countKey = (gender: GenderFilter, letter: string) => `${gender} ${letter}`;

/** How many talents each gender and letter has, `all` too, after these came (1) or left (-1). */
export function adjustCounts(counts: RowCounts, rows: readonly TalentRow[], by: 1 | -1): RowCounts {
  const adjusted = new Map(counts);
  for (const { gender, name } of rows) {
    const letter = letterOf(name);
    const genders: GenderFilter[] = gender === 'other' ? ['all'] : ['all', gender];
    for (const key of genders.flatMap((each) => [countKey(each, 'all'), countKey(each, letter)])) {
      const count = (adjusted.get(key) ?? 0) + by;
      if (count > 0) adjusted.set(key, count);
      else adjusted.delete(key);
    }
  }
  return adjusted;
}

export const countRows = (rows: readonly TalentRow[]): RowCounts => adjustCounts(new Map(), rows, 1);

/** Whether a list has talents under a letter; `all` is every letter. */
export const hasLetter = (counts: RowCounts, gender: GenderFilter, letter: string) =>
  counts.has(countKey(gender, letter));

export const knownLetters = (counts: RowCounts | undefined, gender: GenderFilter) =>
  [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => counts && hasLetter(counts, gender, letter)).join('');

export const lastPageOf = (counts: RowCounts, { gender, letter }: { gender: GenderFilter; letter: string }) =>
  lastPageFor(counts.get(countKey(gender, letter)) ?? 0);
