import type { TalentRow } from './types.ts';

/** `count` talents with a cover, spread evenly over a list sorted by name, without those in `excluded`. */
export function spreadTalents(
  rows: readonly TalentRow[],
  count: number,
  excluded: TalentRow[] = [],
): TalentRow[] {
  const excludedIds = new Set(excluded.map(({ id }) => id));
  const free = rows.filter((row) => row.cover !== null && !row.noindex && !excludedIds.has(row.id));
  if (free.length <= count) return free;
  return Array.from(
    { length: count },
    (_, at) => free[Math.floor(((at + 0.5) * free.length) / count)],
  ).filter((row) => row !== undefined);
}
