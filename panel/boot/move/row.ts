import { createHash } from 'node:crypto';
import { isRecord } from '@passarela/contract/is-record';
import type { Column } from './tables.ts';

export type Row = Record<string, unknown>;

/** A value of SQLite as PostgreSQL's column wants it in JSON; throws if it does not fit. */
function converted(value: unknown, { table, name, type }: Column): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && value.includes('\0')) {
    throw new Error(`${table}.${name} holds a NUL character, which PostgreSQL cannot keep`);
  }
  if (type === 'boolean') return Boolean(value);
  if (type === 'jsonb') return JSON.parse(String(value));
  if (type.startsWith('timestamp')) return new Date(String(value)).toISOString();
  if (type === 'numeric' || type === 'integer') return Number(value);
  return String(value);
}

/** A row of SQLite, ready for `json_populate_recordset`. */
export const toPostgres = (row: Row, columns: readonly Column[]): Row =>
  Object.fromEntries(columns.map((column) => [column.name, converted(row[column.name], column)]));

/** The same JSON for the same value: PostgreSQL keeps the names of an object in an order of its own. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, stable(value[name])]),
  );
}

/** A hash of a row, the same whether it was made for PostgreSQL or read back from there as JSON. */
export function hashOfRow(row: Row, columns: readonly Column[]): string {
  const values = columns.map(({ name, type }) => {
    const value = row[name] ?? null;
    return type.startsWith('timestamp') && value !== null
      ? new Date(String(value)).toISOString()
      : stable(value);
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('base64');
}
