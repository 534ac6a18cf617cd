import type { TalentRow } from '../domain/types.ts';
import { TALENT } from './answers/talent.ts';
import type { AttributeNames } from './attribute-names.ts';
import { parseRows } from './rows.ts';
import { source } from './talent-pages.ts';
import { trimRow } from './trim.ts';

/** The talents of an answer, or of a last good one, with the ages of today. Throws BackendError. */
export function parseTalents(raw: unknown, names: AttributeNames): TalentRow[] {
  const now = new Date();
  return parseRows(TALENT, raw, source).map((talent) => trimRow(talent, now, names));
}
