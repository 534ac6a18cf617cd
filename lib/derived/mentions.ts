import { isRecord } from '@passarela/contract/is-record';
import type { Taken } from './taken.ts';

const namesOf = ({ files }: Taken) => files.flatMap((file) => [file, encodeURIComponent(file)]);

const isTalent = (value: object, ids: readonly number[]) =>
  'id' in value && 'gender' in value && typeof value.id === 'number' && ids.includes(value.id);

/** Whether an answer of a service holds a talent, or names a file, that is taken down. */
export function mentions(value: unknown, taken: Taken): boolean {
  if (typeof value === 'string') return namesOf(taken).some((name) => value.includes(name));
  if (typeof value !== 'object' || value === null) return false;
  return isTalent(value, taken.talents) || Object.values(value).some((each) => mentions(each, taken));
}

/** The answer without the entries of its lists that mention something taken down. */
export function withoutTaken(value: unknown, taken: Taken): unknown {
  if (Array.isArray(value)) return value.filter((each) => !mentions(each, taken));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutTaken(each, taken)]));
}
