import { isRecord } from '@passarela/contract/is-record';

/** JSON that stands in a text, as old tables keep lists; any other value as it is. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isEntry = (value: unknown) => typeof value === 'object' && value !== null;

/** Whether an object is a list with keys (`{ "3": {…}, "7": {…} }`, `{ "0": 1, "2": 1891 }`); one that is empty is. */
const isKeyed = (value: Record<string, unknown>) =>
  Object.values(value).every(isEntry) || Object.keys(value).every((key) => /^\d+$/.test(key));

/** The entries of a list, a keyed object, one object for a list, or either as JSON; null for any other value. */
export function readEntries(value: unknown): unknown[] | null {
  const list = fromJson(value);
  if (Array.isArray(list)) return list;
  if (!isRecord(list)) return null;
  return isKeyed(list) ? Object.values(list) : [list];
}

/** As {@link readEntries} for an optional field: nothing is an empty list, one text or number a list of it. */
export function readFieldEntries(value: unknown): unknown[] {
  const entries = readEntries(value);
  if (entries !== null) return entries.filter((entry) => entry !== null && entry !== undefined);
  if (typeof value === 'number' && value !== 0) return [value];
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '0' && part !== 'null');
}
