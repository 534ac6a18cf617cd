import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

export type Target = MigrateUpArgs['db'];

const column = z.object({ table: z.string(), name: z.string(), type: z.string(), counts: z.boolean() });

/** A column as PostgreSQL has it; `counts`: a sequence gives its next value. */
export type Column = z.infer<typeof column>;
export type Table = { name: string; columns: Column[] };

// each database has its own history
const NOT_MOVED = 'payload_migrations';

/** Every table that is moved, those that others point to first. */
export async function tablesOf(target: Target): Promise<Table[]> {
  const columns = await target.execute(sql`
    SELECT table_name AS table, column_name AS name, data_type AS type,
      coalesce(column_default LIKE 'nextval%', FALSE) AS counts
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`);
  const links = await target.execute(sql`
    SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint link
    JOIN pg_class child ON child.oid = link.conrelid JOIN pg_class parent ON parent.oid = link.confrelid
    WHERE link.contype = 'f' AND child.relnamespace = current_schema()::regnamespace AND child.oid <> parent.oid`);
  const byName = Map.groupBy(z.array(column).parse(columns.rows), ({ table }) => table);
  byName.delete(NOT_MOVED);
  const parents = Map.groupBy(
    z.array(z.object({ child: z.string(), parent: z.string() })).parse(links.rows),
    ({ child }) => child,
  );
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { parent } of parents.get(name) ?? []) visit(parent);
    ordered.add(name);
  };
  for (const name of byName.keys()) visit(name);
  return [...ordered].flatMap((name) => {
    const columns = byName.get(name);
    return columns ? [{ name, columns }] : [];
  });
}
