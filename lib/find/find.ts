import { each } from '@passarela/contract/each';
import { type Filters, RANGE_NAMES } from '../domain/filters.ts';
import type { TalentRow } from '../domain/types.ts';
import { type Finder, GROUPS, type Group } from './finder.ts';
import { type Fits, type Labels, labelsFit } from './search-labels.ts';
import { hasWords, searchedWords } from './name-words.ts';

/** Filters with those of the list's address; options of one group are alternatives. */
export type Question = Pick<Filters, 'query' | 'ranges'> & {
  options: Partial<Record<Group, readonly string[] | undefined>>;
  labels?: Labels;
};
/** The matches in the list's order; per group the talents that each option would leave, without its own group. */
export type FindResult = { rows: TalentRow[]; counts: Record<Group, ReadonlyMap<string, number>> };

/** One condition of the question on the row at an index; `group` where its options are counted. */
type Condition = { group: Group | null; fits: Fits };

/** Names first: only words that name nobody may be a colour, a skill or a division. */
function wordsFit(finder: Finder, searched: readonly string[], labels: Labels | undefined): Fits {
  const isNamed = (index: number) => hasWords(finder.names[index] ?? '', searched);
  if (!labels || finder.names.some((_, index) => isNamed(index))) return isNamed;
  return labelsFit(finder, labels, searched);
}

function conditionsOf(finder: Finder, { query, ranges, options, labels }: Question): Condition[] {
  const conditions: Condition[] = [];
  const searched = searchedWords(query);
  if (searched.length > 0) conditions.push({ group: null, fits: wordsFit(finder, searched, labels) });
  for (const name of RANGE_NAMES) {
    const { from, to } = ranges[name] ?? { from: null, to: null };
    if (from === null && to === null) continue;
    const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
    const fits = (index: number) => {
      const value = finder.values[name][index] ?? Number.NaN;
      return least <= value && value <= most;
    };
    conditions.push({ group: null, fits });
  }
  for (const group of GROUPS) {
    const { known, of } = finder.options[group];
    const chosen = options[group] ?? [];
    const places = new Set(chosen.map((option) => known.indexOf(option)));
    const fits = (index: number) => of[index]?.some((place) => places.has(place)) === true;
    if (chosen.length > 0) conditions.push({ group, fits });
  }
  return conditions;
}

/** Tells which condition a row fails: none, one, or several. */
function failedBy(index: number, conditions: readonly Condition[]): Condition | null | 'several' {
  let failed: Condition | null = null;
  for (const condition of conditions) {
    if (condition.fits(index)) continue;
    if (failed) return 'several';
    failed = condition;
  }
  return failed;
}

/**
 * Answers a question in one pass over the list. A row that fails nothing is a match and counts in every group; a row
 * that fails the options of one group alone counts in that group. Pure.
 */
export function find(finder: Finder, question: Question): FindResult {
  const conditions = conditionsOf(finder, question);
  const rows: TalentRow[] = [];
  const tallies = GROUPS.map((group) => {
    const { known, of } = finder.options[group];
    return { group, known, of, sums: new Uint32Array(known.length) };
  });
  finder.rows.forEach((row, index) => {
    const failed = failedBy(index, conditions);
    if (failed === 'several') return;
    if (failed === null) rows.push(row);
    for (const { group, of, sums } of tallies) {
      if (failed !== null && failed.group !== group) continue;
      for (const place of of[index] ?? []) sums[place] = (sums[place] ?? 0) + 1;
    }
  });
  const counts = each(GROUPS, () => new Map<string, number>());
  for (const { group, known, sums } of tallies) {
    for (const [place, option] of known.entries()) counts[group].set(option, sums[place] ?? 0);
  }
  return { rows, counts };
}

/** How many match, without the counts of options. */
export function countMatches(finder: Finder, question: Question): number {
  const conditions = conditionsOf(finder, question);
  return finder.rows.filter((_, index) => conditions.every(({ fits }) => fits(index))).length;
}
