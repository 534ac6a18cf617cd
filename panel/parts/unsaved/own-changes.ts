import { isRecord } from '@passarela/contract/is-record';
import type { FormState } from 'payload';

/** A value that somebody typed and that is not saved; `row`: the id of the list's row that its path led into. */
export type OwnChange = { path: string; value: unknown; row?: unknown };

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Whether the path leads now where it led: another row may be in its place. */
export const leadsThere = ({ path, row }: OwnChange, fields: FormState): boolean =>
  path in fields && rowOf(path, fields) === row;

function rowOf(path: string, fields: FormState): unknown {
  const [, row] = /^(.*\.\d+)\./.exec(path) ?? [];
  return row && fields[`${row}.id`]?.value;
}

/** The fields of a form whose values were changed since it was opened; rows of lists by their fields. */
export const ownChanges = (fields: FormState): OwnChange[] =>
  Object.entries(fields).flatMap(([path, field]) =>
    field.rows || path === 'updatedAt' || isSame(field.value, field.initialValue)
      ? []
      : [{ path, value: field.value, row: rowOf(path, fields) }],
  );

/** Both, of one field the later. */
export const latestChanges = (own: readonly OwnChange[], later: readonly OwnChange[]): OwnChange[] => [
  ...own.filter(({ path, row }) => !later.some((change) => change.path === path && change.row === row)),
  ...later,
];

/** Those that the form shows otherwise now. */
export const lostChanges = (own: readonly OwnChange[], fields: FormState): OwnChange[] =>
  own.filter(({ path, value, row }) => rowOf(path, fields) !== row || !isSame(fields[path]?.value, value));

/** A value as a person reads it: texts, numbers, the words of a formatted text; empty for choices. */
export function readable(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n');
  if (!isRecord(value)) return '';
  if (typeof value.text === 'string') return value.text;
  return readable(value.root ?? value.children);
}
