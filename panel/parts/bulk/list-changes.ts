import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';

const WAYS = ['add', 'remove', 'replace'] as const;
export type Way = (typeof WAYS)[number];
export const way = z.enum(WAYS);

/** A value of a list, whatever loaded it: a link by its id, a row by its values (its own id is new in each entry). */
function keyOf(value: unknown): string {
  if (!isRecord(value)) return String(value);
  if ('updatedAt' in value) return String(value.id);
  const parts = Object.entries(value).filter(([name, part]) => name !== 'id' && part !== null && part !== '');
  return JSON.stringify(parts.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Null, one value or several as a list. Payload's forms send a list without rows as 0. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : []);

const without = (list: readonly unknown[], others: readonly unknown[]): unknown[] => {
  const keys = new Set(others.map(keyOf));
  return list.filter((value) => !keys.has(keyOf(value)));
};

/** An entry's list after `values` were added (in order, at its end), removed, or replaced it. */
export function listAfter(stored: unknown, values: unknown, how: Way): unknown[] {
  const [before, chosen] = [listOf(stored), listOf(values)];
  if (how === 'replace') return chosen;
  return how === 'remove' ? without(before, chosen) : [...before, ...without(chosen, before)];
}

/** Whether nothing of the stored list is missing in the other. */
export const isWhole = (stored: unknown, after: unknown): boolean =>
  without(listOf(stored), listOf(after)).length === 0;
