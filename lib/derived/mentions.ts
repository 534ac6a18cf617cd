import { isRecord } from '@passarela/contract/is-record';
import type { Takedown } from './takedown.ts';

const namesOf = ({ files }: Takedown) => files.flatMap((file) => [file, encodeURIComponent(file)]);

const isTalent = (value: object, ids: readonly number[]) =>
  'id' in value && 'gender' in value && typeof value.id === 'number' && ids.includes(value.id);

/** Whether an answer of a service holds a talent, or names a file, that is taken down. */
export function mentions(value: unknown, takedown: Takedown): boolean {
  if (typeof value === 'string') return namesOf(takedown).some((name) => value.includes(name));
  if (typeof value !== 'object' || value === null) return false;
  return isTalent(value, takedown.talents) || Object.values(value).some((each) => mentions(each, takedown));
}

/** The answer without the entries of its lists that mention something taken down. */
export function withoutTakedown(value: unknown, takedown: Takedown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !mentions(each, takedown));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutTakedown(each, takedown)]),
  );
}
