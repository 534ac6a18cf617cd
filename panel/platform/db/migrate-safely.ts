import type { Client } from '@libsql/client';
import type { MigrateUpArgs } from '@payloadcms/db-sqlite';
import { drizzle } from 'drizzle-orm/libsql';
import { createLocalReq, type Payload } from 'payload';
import { openClient } from './open-client.ts';
import { pendingSteps } from './pending-steps.ts';
import { backUp } from './purge-backups.ts';

export type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

type Options = { file: string; migrations: readonly Migration[]; payload: Payload };

const BROKEN_LINKS_SHOWN = 5;

/**
 * Runs the new migrations, a transaction each; throws, with the failed one undone. A rebuilt table is dropped, and
 * with foreign keys on so is every row that points to it: back up, switch them off (no transaction can), check, commit.
 */
export async function migrateSafely({ file, migrations, payload }: Options): Promise<string[]> {
  const client = await openClient(file);
  try {
    const done = await finished(client);
    const pending = pendingSteps(migrations, done);
    if (pending.length > 0 && done.size > 0) await backUp(client, file);
    await client.execute('PRAGMA foreign_keys = OFF');
    for (const migration of pending) await step(client, migration, payload);
    return pending.map(({ name }) => name);
  } finally {
    client.close();
  }
}

async function step(client: Client, migration: Migration, payload: Payload): Promise<void> {
  await client.execute('BEGIN IMMEDIATE');
  try {
    // another process may have run it while this one waited for the lock
    if (!(await finished(client)).has(migration.name)) {
      const db: MigrateUpArgs['db'] = Object.assign(drizzle(client), { $client: client });
      await migration.up({ db, payload, req: await createLocalReq({}, payload) });
      await refuseBrokenLinks(client, migration.name);
      await client.execute({
        sql: 'INSERT INTO payload_migrations (name, batch) VALUES (?, 1 + (SELECT coalesce(max(batch), 0) FROM payload_migrations))',
        args: [migration.name],
      });
    }
    await client.execute('COMMIT');
  } catch (error) {
    await client.execute('ROLLBACK');
    throw new Error(`Migration ${migration.name} failed; the database is unchanged`, { cause: error });
  }
}

async function finished(client: Client): Promise<Set<string>> {
  const tables = await client.execute("SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'");
  if (tables.rows.length === 0) return new Set();
  const { rows } = await client.execute('SELECT name FROM payload_migrations');
  return new Set(rows.map(({ name }) => String(name)));
}

async function refuseBrokenLinks(client: Client, name: string): Promise<void> {
  const { rows } = await client.execute('PRAGMA foreign_key_check');
  if (rows.length === 0) return;
  const shown = rows.slice(0, BROKEN_LINKS_SHOWN).map((row) => `${row.table}#${row.rowid} → ${row.parent}`);
  throw new Error(`${name} would leave ${rows.length} broken links: ${shown.join(', ')}`);
}
