import type { RosterField } from '../columns.ts';
import type { Work } from '../run-import.ts';
import type { Checked } from './calls.ts';

type Row = Checked[number];
export type Answer = 'same' | 'other';
/** The decisions of staff: fields that stay as they are, and answers about rows without a sure match, by line. */
export type Decisions = { kept: ReadonlySet<RosterField>; answers: ReadonlyMap<number, Answer> };
export const UNDECIDED: Decisions = { kept: new Set(), answers: new Map() };

/** Whether the row updates a talent. */
export const isUpdate = ({ state, line }: Row, { answers }: Decisions): boolean =>
  state === 'changed' || (state === 'unsure' && answers.get(line) === 'same');

function decided(work: Work, row: Row | undefined, decisions: Decisions): Work[] {
  if (!row) return [work];
  if (row.talent && isUpdate(row, decisions)) {
    const { id, updatedAt } = row.talent;
    const fields = row.changes.map(({ field }) => field).filter((field) => !decisions.kept.has(field));
    const update = { talent: id, updatedAt, fields };
    return fields.length > 0 ? [{ ...work, photos: [], update }] : [];
  }
  const isNew = row.state === 'new' || row.state === 'refused' || decisions.answers.get(row.line) === 'other';
  return isNew ? [work] : [];
}

/** The rows to send: new people with their photos, and updates. Rows without an answer stay out. */
export function decide(works: readonly Work[], checked: Checked, decisions: Decisions): Work[] {
  const rows = new Map(checked.map((row) => [row.line, row]));
  return works.flatMap((work) => decided(work, rows.get(work.line), decisions));
}

/** How many people come in, change, wait for an answer, stay and are refused, by the rows that are sent. */
export function counted(works: readonly Work[], checked: Checked, decisions: Decisions) {
  const sent = new Map(works.map(({ line, update }) => [line, update ? 'changes' : 'comes']));
  const counts = { comes: 0, changes: 0, onSite: 0, asked: 0, stays: 0, refused: 0 };
  for (const { line, state, talent } of checked) {
    const isAsked = state === 'unsure' && !decisions.answers.has(line);
    if (state === 'refused') counts.refused += 1;
    else if (isAsked) counts.asked += 1;
    else if (sent.get(line) === 'comes') counts.comes += 1;
    else if (sent.get(line) !== 'changes') counts.stays += 1;
    else {
      counts.changes += 1;
      if (talent?.isOnSite) counts.onSite += 1;
    }
  }
  return counts;
}
