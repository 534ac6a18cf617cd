import { type Filters, OPTION_GROUPS, RANGE_NAMES } from '@/lib/domain/filters';
import type { TalentRow } from '@/lib/domain/types';
import { find, type Question } from '@/lib/find/find';
import { finderOf } from '@/lib/find/finder';

/** By searched fact, the ids of the talents who have it. */
export function briefMatches(
  talents: readonly TalentRow[],
  { ranges, options }: Filters,
): ReadonlyMap<string, readonly number[]> {
  const idsOf = (one: Partial<Question>) =>
    find(finderOf(talents), { query: '', ranges: {}, options: {}, ...one }).rows.map(({ id }) => id);
  return new Map([
    ...RANGE_NAMES.filter((name) => ranges[name]).map(
      (name) => [name, idsOf({ ranges: { [name]: ranges[name] } })] as const,
    ),
    ...OPTION_GROUPS.filter((group) => options[group]).map(
      (group) => [group, idsOf({ options: { [group]: options[group] } })] as const,
    ),
  ]);
}
