import type { Talent } from '../platform/db/payload-types.ts';
import { isTalentOnSite } from '../platform/reference/on-site.ts';
import { changesOf } from './changes.ts';
import { findTalent } from './find-talent.ts';
import { type Cells, noGender, readRow, type Taxonomy } from './read-row.ts';

type Known = { taxonomy: Taxonomy; talents: readonly Talent[]; language: 'pt' | 'en' };

/**
 * The result of a row: a new draft, a talent that stays as it is or changes, or one about which staff are asked
 * whether it is the same person. A talent in the trash stays there.
 */
export function checkRow(line: number, cells: Cells, { taxonomy, talents, language }: Known) {
  const { problem, notes, data } = readRow(cells, taxonomy);
  const row = { line, name: data.name, notes: problem ? [problem] : notes, talent: null, changes: [] };
  if (problem) return { ...row, state: 'refused' as const };
  const found = findTalent(cells, talents);
  if (!found) return { ...row, state: 'new' as const };
  const { id, name, updatedAt, deletedAt } = found.talent;
  const isOnSite = isTalentOnSite(found.talent, Date.now());
  if (deletedAt) return { ...row, state: 'exists' as const };
  const { notes: ofKnown } = readRow(cells, taxonomy, found.talent);
  // who is here keeps their gender: only a new talent comes in as another
  const ofSheet = ofKnown.filter((note) => note !== noGender);
  const changes = changesOf(found.talent, cells, taxonomy, language);
  const state = !found.isSure ? 'unsure' : changes.length > 0 ? 'changed' : 'exists';
  return { ...row, notes: ofSheet, talent: { id, name, updatedAt, isOnSite }, changes, state } as const;
}
