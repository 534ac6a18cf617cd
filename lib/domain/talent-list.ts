import { letterOf } from '@passarela/contract/latin';
import { CATEGORY_ID } from '@passarela/contract/talent-lists';
import { LIST_PAGE_SIZE, MODELS_CATEGORY_ID } from './constants.ts';
import type { GenderFilter, Section } from './lists.ts';
import { lastPageFor } from './talent-counts.ts';
import type { TalentRow } from './types.ts';

/** The section of a talent's one canonical address: models for a model, else cast. */
export const canonicalSection = (row: TalentRow): Section =>
  row.categoryIds.includes(MODELS_CATEGORY_ID) ? 'models' : 'cast';

/** The section of a talent's address: the one that was typed, if the talent is of it. */
export const sectionOf = (row: TalentRow, typed: Section): Section =>
  row.categoryIds.includes(CATEGORY_ID[typed]) ? typed : canonicalSection(row);

export const hasGender = (row: TalentRow, gender: GenderFilter) => gender === 'all' || row.gender === gender;

type ListFilter = { gender: GenderFilter; letter: string; page: number };
export type ListPage = {
  rows: TalentRow[];
  page: number;
  lastPage: number;
  total: number;
};

/** A page of these rows; the last for a page after it, which may be empty if it is the first. */
export function pageOf(rows: readonly TalentRow[], wanted: number, size = LIST_PAGE_SIZE): ListPage {
  const lastPage = lastPageFor(rows.length, size);
  const page = Math.min(wanted, lastPage);
  return { rows: rows.slice((page - 1) * size, page * size), page, lastPage, total: rows.length };
}

/** One page of 20 of a section's list; null for a page after the last. */
export function selectPage(
  rows: readonly TalentRow[],
  { gender, letter, page }: ListFilter,
): ListPage | null {
  const ofGender = rows.filter((row) => hasGender(row, gender));
  const chosen = letter === 'all' ? ofGender : ofGender.filter((row) => letterOf(row.name) === letter);
  const found = pageOf(chosen, page);
  return found.page === page ? found : null;
}
