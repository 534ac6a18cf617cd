import { FIND_PAGE_SIZE } from '@/lib/domain/constants';
import { type Filters, isFormOpen } from '@/lib/domain/filters';
import { type ListPage, pageOf } from '@/lib/domain/talent-list';
import type { TalentRow } from '@/lib/domain/types';
import { type FindResult, find, type Question } from '@/lib/find/find';
import { finderOf } from '@/lib/find/finder';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/page-params';
import { type Chip, chipsOf, type FilterNames, filterNames } from './find-view';

/** A list by filters: whom they find, the chosen ones as chips; `isNobody`: no filter would help. */
export type Search = {
  filters: Filters;
  names: FilterNames;
  matches: FindResult;
  page: ListPage;
  chips: readonly Chip[];
  /** Chosen filters but the name, which its field shows. */
  chosen: number;
  isNobody: boolean;
};

type Place = Pick<ListParams, 'gender' | 'division'>;

export const questionOf = (
  { gender, division }: Place,
  { query, ranges, options }: Filters,
  { searched }: FilterNames,
): Question => ({
  query,
  ranges,
  labels: searched,
  options: { ...options, gender: gender === 'all' ? [] : [gender], division: division ? [division] : [] },
});

/** The address of a list with other filters; the list's own where nothing is left of a search. */
export function searchHref({ lang, section, division, gender }: ListParams, filters: Filters): string {
  const place = { section, division, gender };
  const isSearch = filters.query !== '' || isFormOpen(filters);
  return isSearch ? href('find', { ...place, filters }, lang) : href('talents', place, lang);
}

export async function searchList(
  params: ListParams,
  filters: Filters,
  rows: readonly TalentRow[],
): Promise<Search> {
  const names = await filterNames(params.lang);
  const matches = find(finderOf(rows), questionOf(params, filters, names));
  const chips = chipsOf(filters, names);
  const chosen = chips.length - (filters.query ? 1 : 0);
  const page = pageOf(matches.rows, params.page, FIND_PAGE_SIZE);
  const isNobody = matches.rows.length === 0 && chosen === 0;
  return { filters, names, matches, page, chips, chosen, isNobody };
}
