import { each } from '@passarela/contract/each';
import { isListed } from '@passarela/contract/talent-lists';
import { isOtherDivision, LISTS, type OtherDivision } from '../domain/lists.ts';
import { countRows } from '../domain/talent-counts.ts';
import type { TalentIndex, TalentRow } from '../domain/types.ts';

const collator = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

/** The order of every list: by name as Portuguese sorts it, then by id, so that each row has one place. */
const byName = (a: TalentRow, b: TalentRow) => collator.compare(a.name, b.name) || a.id - b.id;

/** The lists of other divisions in which one of these stands. */
const othersOf = (rows: readonly TalentRow[]): OtherDivision[] => {
  const others = new Set(
    rows.flatMap((row) => row.divisions.filter(isOtherDivision).filter((list) => isListed(row, list))),
  );
  return [...others].sort();
};

/** The index of these talents; the last of two with the same id counts. */
export function buildIndex(
  talents: readonly TalentRow[],
  divisionIds: TalentIndex['divisionIds'] = new Map(),
): TalentIndex {
  const sorted = [...new Map(talents.map((row) => [row.id, row])).values()].sort(byName);
  const byId = new Map(sorted.map((row) => [row.id, row]));
  const lists = [...LISTS, ...othersOf(sorted)];
  const listed = each(lists, (list) => sorted.filter((row) => isListed(row, list)));
  return { byId, listed, counts: each(lists, (list) => countRows(listed[list] ?? [])), divisionIds };
}

/** The index with `rows` in the place of the talents with these ids. It is sorted already: that makes this cheap. */
export function patchIndex(
  { byId, divisionIds }: TalentIndex,
  ids: readonly number[],
  rows: readonly TalentRow[],
): TalentIndex {
  const changed = new Set(ids);
  return buildIndex([...[...byId.values()].filter(({ id }) => !changed.has(id)), ...rows], divisionIds);
}
