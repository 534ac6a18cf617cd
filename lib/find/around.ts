import type { TalentRow } from '../domain/types.ts';
import { measureNumber } from './measure-number.ts';

/** Where to go on from a profile: its neighbours in a list (each end leads to the other), and faces like it. */
export type Around = { previous: TalentRow; next: TalentRow; similar: TalentRow[] };

const SIMILAR = 4;

function differenceCm(one: TalentRow, other: TalentRow): number {
  const [height, otherHeight] = [one, other].map(({ measures }) => measureNumber(measures.height));
  return height == null || otherHeight == null ? Number.POSITIVE_INFINITY : Math.abs(height - otherHeight);
}

/** At most four of a list with the same gender, first those of a division in common, then by height; none without cover. */
export function similarTalents(rows: readonly TalentRow[], talent: TalentRow): TalentRow[] {
  const sharesDivision = (row: TalentRow) => row.divisionIds.some((id) => talent.divisionIds.includes(id));
  return rows
    .filter((row) => row.id !== talent.id && row.gender === talent.gender && row.cover !== null)
    .map((row) => ({ row, isNear: Number(sharesDivision(row)), apart: differenceCm(row, talent) }))
    .sort(
      (one, other) =>
        other.isNear - one.isNear ||
        (one.apart === other.apart ? 0 : one.apart - other.apart) ||
        one.row.id - other.row.id,
    )
    .slice(0, SIMILAR)
    .map(({ row }) => row);
}

/** What stands around a talent in a list; null for one that is alone, or not in it. */
export function aroundTalent(rows: readonly TalentRow[], id: number): Around | null {
  const at = rows.findIndex((row) => row.id === id);
  const [talent, previous, next] = [rows[at], rows.at(at - 1), rows[(at + 1) % rows.length]];
  if (rows.length < 2 || !talent || !previous || !next) return null;
  return { previous, next, similar: similarTalents(rows, talent) };
}
