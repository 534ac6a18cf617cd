import { fold } from '@passarela/contract/slug';
import { CAST_CATEGORY_ID, LIST_PAGE_SIZE, MODELS_CATEGORY_ID } from './constants.ts';
import { DIVISIONS, type GenderFilter, type ListName, partsOfList, type Section } from './lists.ts';
import type { RowCounts, TalentRow } from './types.ts';

/** A letter beyond the basic plane takes two; to fold whole names costs ten times as much. */
const LETTER_CHARS = 2;

const CATEGORY_ID: Record<Section, number> = { models: MODELS_CATEGORY_ID, cast: CAST_CATEGORY_ID };

/** In this list: has its section's category and its division, and no division of the hidden category. */
export function isListed(row: TalentRow, list: ListName) {
  const { section, division } = partsOfList(list);
  if (row.hidden || !row.categoryIds.includes(CATEGORY_ID[section])) return false;
  return division === undefined || row.divisionIds.includes(DIVISIONS[division].id);
}

/** The section of a talent's one canonical address: models where they are a model, else cast. */
export const canonicalSection = (row: TalentRow): Section =>
  row.categoryIds.includes(MODELS_CATEGORY_ID) ? 'models' : 'cast';

/** The letter a name stands under: its first, lower case, without accent (`Ângela` under a). */
export const letterOf = (name: string) => fold(name.trim().slice(0, LETTER_CHARS)).charAt(0);

export const hasGender = (row: TalentRow, gender: GenderFilter) => gender === 'all' || row.gender === gender;

type ListFilter = { gender: GenderFilter; letter: string; page: number };
export type ListPage = {
  rows: TalentRow[];
  page: number;
  lastPage: number;
  total: number;
};

const countKey = (gender: GenderFilter, letter: string) => `${gender} ${letter}`;
const lastPageFor = (count: number) => Math.max(1, Math.ceil(count / LIST_PAGE_SIZE));

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

export const lastPageOf = (counts: RowCounts, { gender, letter }: Omit<ListFilter, 'page'>) =>
  lastPageFor(counts.get(countKey(gender, letter)) ?? 0);

/** One page of 20 of a section's list; null for a page after the last. The first page is there even when empty. */
export function selectPage(
  rows: readonly TalentRow[],
  { gender, letter, page }: ListFilter,
): ListPage | null {
  const ofGender = rows.filter((row) => hasGender(row, gender));
  const chosen = letter === 'all' ? ofGender : ofGender.filter((row) => letterOf(row.name) === letter);
  const lastPage = lastPageFor(chosen.length);
  if (page > lastPage) return null;
  const from = (page - 1) * LIST_PAGE_SIZE;
  return {
    rows: chosen.slice(from, from + LIST_PAGE_SIZE),
    page,
    lastPage,
    total: chosen.length,
  };
}
