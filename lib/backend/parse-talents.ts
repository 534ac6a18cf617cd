import { talentSummary } from '@passarela/contract';
import type { TalentRow } from '../domain/types.ts';
import { parseData } from './rows.ts';
import { source } from './talent-pages.ts';
import { keptFields, trimRow } from './trim.ts';

const listed = talentSummary.extend(keptFields);

/** The talents of an answer, or of a last good one, with the ages of today. Throws BackendError. */
export function parseTalents(raw: unknown): TalentRow[] {
  const now = new Date();
  return parseData(listed, raw, source).map((talent) => trimRow(talent, now));
}
