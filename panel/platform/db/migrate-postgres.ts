import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { pendingSteps } from './pending-steps.ts';

export type PostgresMigration = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

type Connection = MigrateUpArgs['db'];

/** Runs the new migrations, a transaction each, on one connection; throws, with the failed step undone. */
export async function migratePostgres(
  db: Connection,
  payload: Payload,
  migrations: readonly PostgresMigration[],
): Promise<string[]> {
  const done = await finished(db);
  const pending = pendingSteps(migrations, done);
  for (const migration of pending) await step(db, payload, migration);
  return pending.map(({ name }) => name);
}

async function step(db: Connection, payload: Payload, { name, up }: PostgresMigration): Promise<void> {
  await db.execute(sql`BEGIN`);
  try {
    await up({ db, payload, req: await createLocalReq({}, payload) });
    await db.execute(
      sql`INSERT INTO payload_migrations (name, batch) SELECT ${name}, 1 + coalesce(max(batch), 0) FROM payload_migrations`,
    );
    await db.execute(sql`COMMIT`);
  } catch (error) {
    await db.execute(sql`ROLLBACK`);
    throw new Error(`Migration ${name} failed; the database is unchanged`, { cause: error });
  }
}

async function finished(db: Connection): Promise<Set<string>> {
  const tables = await db.execute(sql`SELECT 1 WHERE to_regclass('payload_migrations') IS NOT NULL`);
  if (tables.rows.length === 0) return new Set();
  const { rows } = await db.execute(sql`SELECT name FROM payload_migrations`);
  return new Set(rows.map(({ name }) => String(name)));
}
