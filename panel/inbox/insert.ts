import type { InStatement, InValue } from '@libsql/client';

export type Row = Record<string, InValue>;

/** An INSERT of one row; `raw` columns hold SQL of our own instead of a value. */
export function insert(table: string, row: Row, raw: Record<string, string> = {}): InStatement {
  const columns = [...Object.keys(row), ...Object.keys(raw)].map((name) => `"${name}"`);
  const values = [...Object.keys(row).map(() => '?'), ...Object.values(raw)];
  return {
    sql: `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${values.join(', ')})`,
    args: Object.values(row),
  };
}
