import { each } from '@passarela/contract/each';
import { isListed } from '@passarela/contract/talent-lists';
import { isOtherDivision, LISTS, type ListName, type OtherDivision } from '../domain/lists.ts';
import { adjustCounts, countRows } from '../domain/talent-counts.ts';
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
  const byId = new Map(talents.map((row) => [row.id, row]));
  const sorted = [...byId.values()].sort(byName);
  const lists = [...LISTS, ...othersOf(sorted)];
  const listed = each(lists, (list) => sorted.filter((row) => isListed(row, list)));
  return { byId, listed, counts: each(lists, (list) => countRows(listed[list] ?? [])), divisionIds };
}

/** A row's index in a sorted list, or its place if missing. */
function placeOf(rows: readonly TalentRow[], row: TalentRow): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = rows[middle];
    if (other && byName(other, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function merge(rows: readonly TalentRow[], joined: readonly TalentRow[]): TalentRow[] {
  const places = [...joined].sort(byName).map((row) => ({ row, at: placeOf(rows, row) }));
  const parts = places.flatMap(({ row, at }, nth) => [...rows.slice(places[nth - 1]?.at ?? 0, at), row]);
  return [...parts, ...rows.slice(places.at(-1)?.at ?? 0)];
}

/** The index after changes, null for those gone, as `buildIndex` would make it, without sorting everybody. */
export function patchIndex(
  { byId: known, listed, counts, divisionIds }: TalentIndex,
  changes: ReadonlyMap<number, TalentRow | null>,
): TalentIndex {
  const byId = new Map(known);
  for (const [id, row] of changes) {
    if (row) byId.set(id, row);
    else byId.delete(id);
  }
  const before = [...changes.keys()].flatMap((id) => known.get(id) ?? []);
  const after = [...changes.values()].filter((row) => row !== null);
  const names = new Set<ListName>([
    ...LISTS,
    ...Object.keys(listed).filter(isOtherDivision),
    ...othersOf(after),
  ]);
  const lists = [...names].map((list) => {
    const rows = listed[list] ?? [];
    const left = new Set(before.filter((row) => isListed(row, list)));
    const joined = after.filter((row) => isListed(row, list));
    const stay = left.size > 0 ? rows.filter((row) => !left.has(row)) : rows;
    return {
      list,
      rows: joined.length > 0 ? merge(stay, joined) : stay,
      counts: adjustCounts(adjustCounts(counts[list] ?? new Map(), [...left], -1), joined, 1),
    };
  });
  const stand = lists.filter(({ list, rows }) => rows.length > 0 || !isOtherDivision(list));
  const byList = new Map(stand.map((each) => [each.list, each]));
  return {
    byId,
    listed: each([...byList.keys()], (list) => byList.get(list)?.rows ?? []),
    counts: each([...byList.keys()], (list) => byList.get(list)?.counts ?? new Map()),
    divisionIds,
  };
}
