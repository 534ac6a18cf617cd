import type { RosterField } from '../columns.ts';
import { normalize } from '../normalize.ts';
import { readDay } from '../read-day.ts';
import type { Cells } from '../read-row.ts';
import type { Work } from '../run-import.ts';
import type { Checked } from './calls.ts';

/** The other lines of the file with which a row collides: several people with its code, or its person once more. */
type Clash = { kind: 'code' | 'twice'; lines: number[] };
export type Row = Checked[number] & { clash?: Clash };
export type Answer = 'same' | 'other';
/** The decisions of staff: fields that stay as they are, and answers about rows that are asked about, by line. */
export type Decisions = { kept: ReadonlySet<RosterField>; answers: ReadonlyMap<number, Answer> };
export const UNDECIDED: Decisions = { kept: new Set(), answers: new Map() };

type Person = { row: Row; name: string; birth: string; cells: Cells };
const isOther = (a: Person, b: Person): boolean =>
  a.name !== b.name || (a.birth !== '' && b.birth !== '' && a.birth !== b.birth);

function groupsBy(people: readonly Person[], keyOf: (person: Person) => string | number | undefined) {
  const groups = new Map<string | number, Person[]>();
  for (const person of people) {
    const key = keyOf(person);
    if (key !== undefined && key !== '') groups.set(key, [...(groups.get(key) ?? []), person]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * The checked rows, those that collide within the file among those that staff are asked about: each of several people
 * with one code or number, and a person from the second line on. None is dropped, and none comes in twice, unasked.
 */
export function withClashes(checked: Checked, works: readonly Work[]): Row[] {
  const cellsOf = new Map(works.map(({ line, cells }) => [line, cells]));
  const people = checked
    .filter(({ state, talent }) => state === 'new' || state === 'changed' || (state === 'unsure' && talent))
    .map((row) => {
      const cells = cellsOf.get(row.line) ?? {};
      const birth = readDay(cells.birthdate ?? '', 'birth') ?? '';
      return { row, cells, birth, name: normalize(row.name) };
    });
  const clashes = new Map<number, Clash>();
  const twins = [...groupsBy(people, ({ name }) => name), ...groupsBy(people, ({ row }) => row.talent?.id)];
  for (const group of twins)
    for (const [at, person] of group.entries()) {
      const isSame = (one: Person) =>
        !isOther(one, person) || (one.row.talent !== null && one.row.talent.id === person.row.talent?.id);
      const first = group.slice(0, at).find(isSame);
      if (first) clashes.set(person.row.line, { kind: 'twice', lines: [first.row.line] });
    }
  const codes = [
    ...groupsBy(people, ({ cells }) => cells.external_id?.trim()),
    ...groupsBy(people, ({ cells }) => cells.panel_id?.trim()),
  ];
  for (const group of codes) {
    const [first] = group;
    if (!first || !group.some((one) => isOther(first, one))) continue;
    const lines = group.map(({ row }) => row.line);
    for (const line of lines) clashes.set(line, { kind: 'code', lines });
  }
  return checked.map((row) => {
    const clash = clashes.get(row.line);
    return clash ? { ...row, state: 'unsure', clash } : row;
  });
}

/** Whether the row updates a talent. */
export const isUpdate = ({ state, line, talent }: Row, { answers }: Decisions): boolean =>
  talent !== null && (state === 'changed' || (state === 'unsure' && answers.get(line) === 'same'));

function decided(work: Work, row: Row | undefined, decisions: Decisions): Work[] {
  if (!row) return [work];
  if (row.talent && isUpdate(row, decisions)) {
    const { id, updatedAt } = row.talent;
    const fields = row.changes.map(({ field }) => field).filter((field) => !decisions.kept.has(field));
    const update = { talent: id, updatedAt, fields };
    return fields.length > 0 ? [{ ...work, photos: [], update }] : [];
  }
  if (row.state === 'new') return [work];
  if (row.state !== 'unsure' || decisions.answers.get(row.line) !== 'other') return [];
  if (!row.clash) return [work];
  // a code of two people is nobody's: it would bring in one of them alone
  const { external_id: _code, panel_id: _number, ...cells } = work.cells;
  return [{ ...work, cells }];
}

/** The rows to send: new people with their photos, and updates. Rows without an answer stay out. */
export function decide(works: readonly Work[], checked: readonly Row[], decisions: Decisions): Work[] {
  const rows = new Map(checked.map((row) => [row.line, row]));
  return works.flatMap((work) => decided(work, rows.get(work.line), decisions));
}

/** The rows that stay out: refused ones, people in the trash, and those about which nothing was answered. */
export const leftOut = (checked: readonly Row[], { answers }: Decisions): Row[] =>
  checked.filter(
    ({ state, line }) =>
      state === 'refused' || state === 'trashed' || (state === 'unsure' && !answers.has(line)),
  );

/** How many people come in, change, wait for an answer, stay and are refused, by the rows that are sent. */
export function counted(works: readonly Work[], checked: readonly Row[], decisions: Decisions) {
  const sent = new Map(works.map(({ line, update }) => [line, update ? 'changes' : 'comes']));
  const counts = { comes: 0, changes: 0, onSite: 0, asked: 0, stays: 0, refused: 0 };
  for (const { line, state, talent } of checked) {
    const isAsked = state === 'unsure' && !decisions.answers.has(line);
    if (state === 'refused' || state === 'trashed') counts.refused += 1;
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
