import { fold } from '@passarela/contract/slug';
import { LIST_PAGE_SIZE } from './constants.ts';
import { latin } from './latin.ts';
import type { GenderFilter } from './lists.ts';
import type { RowCounts, TalentRow } from './types.ts';

/** A letter beyond the basic plane takes two; to fold whole names costs ten times as much. */
const LETTER_CHARS = 2;

/** The letter under which a name is listed: its first, lower case, plain (`Ângela` and `Анна` under a). */
export function letterOf(name: string): string {
  const own = fold(name.trim().slice(0, LETTER_CHARS)).charAt(0);
  return own < '\u0080' ? own : (fold(latin(name)).match(/[a-z]/)?.[0] ?? own);
}

export const lastPageFor = (count: number) => Math.max(1, Math.ceil(count / LIST_PAGE_SIZE));

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

export const lastPageOf = (counts: RowCounts, { gender, letter }: { gender: GenderFilter; letter: string }) =>
  lastPageFor(counts.get(countKey(gender, letter)) ?? 0);
