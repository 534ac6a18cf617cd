import { z } from 'zod';

// whoever comes meanwhile waits behind us for at most the two together
const LOCK_WAIT = '2s';
const TABLE_LIMIT = '10s';

type Connection = { query: (statement: string) => Promise<{ rows: unknown[] }> };

/**
 * Rewrites every table of a PostgreSQL without its deleted rows (`VACUUM FULL`), one by one. Each is locked
 * meanwhile: a table that is busy for 2 s, or takes over 10 s, stays. Throws the names of those.
 */
export async function rewriteTables(connection: Connection): Promise<void> {
  await connection.query(`SET lock_timeout = '${LOCK_WAIT}'`);
  await connection.query(`SET statement_timeout = '${TABLE_LIMIT}'`);
  const { rows } = await connection.query(
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  );
  const left: string[] = [];
  for (const { name } of z.array(z.object({ name: z.string() })).parse(rows))
    await connection.query(`VACUUM (FULL) ${name}`).catch(() => left.push(name));
  if (left.length > 0)
    throw new Error(`Not rewritten, as somebody used them or they are large: ${left.join(', ')}`);
}
