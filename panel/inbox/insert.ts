import { type SQL, sql } from 'drizzle-orm';

export type Row = Record<string, string | number | boolean | null | SQL>;

export function insert(table: string, row: Row): SQL {
  const names = Object.keys(row).map((name) => sql.identifier(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  return sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`;
}
