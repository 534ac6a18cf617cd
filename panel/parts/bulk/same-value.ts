import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@passarela/contract/is-record';
import type { FlattenedField } from 'payload';

const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/** A value in comparable form: forms, JSON and the databases write nothing, numbers and moments differently. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === false) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return MOMENT.test(value) ? momentOf(value) : value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : null;
  if (!isRecord(value)) return String(value);
  // an entry that a link inside leads to
  if ('id' in value && 'updatedAt' in value) return String(value.id);
  const parts = Object.entries(value)
    .map(([name, part]): [string, unknown] => [name, plain(part)])
    .filter(([, part]) => part !== null);
  return parts.length > 0 ? Object.fromEntries(parts) : null;
}

function momentOf(value: string): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : at.toISOString();
}

/** A link by its id, whether it came alone or with the entry that it leads to. */
const linked = (value: unknown): unknown => (isRecord(value) && 'id' in value ? value.id : value);

/** Payload's forms send a list without rows as the number of its rows. */
const isNoRows = (field: FlattenedField | undefined, value: unknown): boolean =>
  value === 0 && (field?.type === 'array' || field?.type === 'blocks');

function unlinked(field: FlattenedField | undefined, value: unknown): unknown {
  if (isNoRows(field, value)) return null;
  if (field?.type !== 'relationship' && field?.type !== 'upload') return value;
  return Array.isArray(value) ? value.map(linked) : linked(value);
}

/** Whether two values of a field are the same to whoever reads them; without a field they are compared as they are. */
export const isSameValue = (field: FlattenedField | undefined, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(plain(unlinked(field, one)), plain(unlinked(field, other)));
