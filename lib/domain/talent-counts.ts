import { letterOf } from '@passarela/contract/latin';
import { LIST_PAGE_SIZE } from './constants.ts';
import type { GenderFilter } from './lists.ts';
import type { RowCounts, TalentRow } from './types.ts';

export const lastPageFor = (count: number, size = LIST_PAGE_SIZE) => Math.max(1, Math.ceil(count / size));

const countKey = (gender: GenderFilter, letter: string) => `${gender} ${letter}`;

/** How many talents each gender and letter has, `all` too. */
export function countRows(rows: readonly TalentRow[]): RowCounts {
  const counts = new Map<string, number>();
  for (const { gender, name } of rows) {
    const letter = letterOf(name);
    const genders: GenderFilter[] = gender === 'other' ? ['all'] : ['all', gender];
    for (const key of genders.flatMap((each) => [countKey(each, 'all'), countKey(each, letter)]))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Whether a list has talents under a letter; `all` is every letter. */
export const hasLetter = (counts: RowCounts, gender: GenderFilter, letter: string) =>
  counts.has(countKey(gender, letter));

export const knownLetters = (counts: RowCounts | undefined, gender: GenderFilter) =>
  [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => counts && hasLetter(counts, gender, letter)).join('');

export const lastPageOf = (counts: RowCounts, { gender, letter }: { gender: GenderFilter; letter: string }) =>
  lastPageFor(counts.get(countKey(gender, letter)) ?? 0);
