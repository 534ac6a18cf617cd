import { measureNumber } from '@passarela/contract/measure-number';
import type { TalentRow } from '../domain/types.ts';

/** The links after a profile: its neighbours in a list (each end leads to the other), and similar talents. */
export type Around = { previous: TalentRow; next: TalentRow; similar: TalentRow[] };

const SIMILAR = 4;

type Candidate = { row: TalentRow; isNear: boolean; apart: number };

/** Sorts candidates: a division in common first, then the nearest height (unknown ones last), then the older entry. */
const byLikeness = (one: Candidate, other: Candidate): number =>
  Number(other.isNear) - Number(one.isNear) ||
  (one.apart === other.apart ? 0 : one.apart - other.apart) ||
  one.row.id - other.row.id;

/** At most four with a cover and the same gender, by common division, then height, in one pass. */
export function similarTalents(rows: readonly TalentRow[], talent: TalentRow): TalentRow[] {
  const height = measureNumber('height', talent.measures.height);
  const best: Candidate[] = [];
  for (const row of rows) {
    if (row.id === talent.id || row.gender !== talent.gender || row.cover === null) continue;
    const isNear = row.divisionIds.some((id) => talent.divisionIds.includes(id));
    const last = best.at(SIMILAR - 1);
    if (last?.isNear && !isNear) continue;
    const other = height == null ? null : measureNumber('height', row.measures.height);
    const apart = height == null || other == null ? Number.POSITIVE_INFINITY : Math.abs(height - other);
    const candidate = { row, isNear, apart };
    if (last && byLikeness(last, candidate) < 0) continue;
    best.push(candidate);
    best.sort(byLikeness);
    best.length = Math.min(best.length, SIMILAR);
  }
  return best.map(({ row }) => row);
}

/** A talent's neighbours in a list; null if alone, or not in it. */
export function aroundTalent(rows: readonly TalentRow[], id: number): Around | null {
  const at = rows.findIndex((row) => row.id === id);
  const [talent, previous, next] = [rows[at], rows.at(at - 1), rows[(at + 1) % rows.length]];
  if (rows.length < 2 || !talent || !previous || !next) return null;
  return { previous, next, similar: similarTalents(rows, talent) };
}
