import { isRecord } from '@passarela/contract/is-record';
import type { FormState } from 'payload';

/** A value that somebody typed and that is not saved. */
export type OwnChange = { path: string; value: unknown };

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of a form whose values were changed since it was opened; rows of lists by their fields. */
export const ownChanges = (fields: FormState): OwnChange[] =>
  Object.entries(fields).flatMap(([path, field]) =>
    field.rows || path === 'updatedAt' || isSame(field.value, field.initialValue)
      ? []
      : [{ path, value: field.value }],
  );

/** Both, of one field the later. */
export const latestChanges = (own: readonly OwnChange[], later: readonly OwnChange[]): OwnChange[] => [
  ...own.filter(({ path }) => !later.some((change) => change.path === path)),
  ...later,
];

/** Those that the form shows otherwise now. */
export const lostChanges = (own: readonly OwnChange[], fields: FormState): OwnChange[] =>
  own.filter(({ path, value }) => !isSame(fields[path]?.value, value));

/** A value as a person reads it: texts, numbers, the words of a formatted text; empty for choices. */
export function readable(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n');
  if (!isRecord(value)) return '';
  if (typeof value.text === 'string') return value.text;
  return readable(value.root ?? value.children);
}
