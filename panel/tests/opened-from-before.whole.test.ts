import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseOther } from '../boot/backup/restore.ts';
import { migratePostgres } from '../platform/db/migrate-postgres.ts';
import { migrateSafely } from '../platform/db/migrate-safely.ts';
import { FOLDED } from '../platform/db/pending-steps.ts';
import { migrations as postgresSteps } from '../platform/migrations/postgres/index.ts';
import { migrations as sqliteSteps } from '../platform/migrations/sqlite/index.ts';
import { isPostgres } from './environment.ts';
import { ownEngines } from './own-engines.ts';
import { panel } from './panel.ts';
import { answersOf, script } from './script.ts';

/** Backups of a filled panel, made by the last commit that had every step of before (`before/`, files apart). */
const MADE = resolve(import.meta.dirname, 'before');
const kind = isPostgres ? 'postgres' : 'sqlite';
const manifest = JSON.parse(readFileSync(`${MADE}/${kind}.json`, 'utf8'));
const file = isPostgres ? 'panel.dump' : 'panel.sqlite';
const steps = isPostgres ? postgresSteps : sqliteSteps;

const root = mkdtempSync(join(tmpdir(), 'panel-before-'));
let settings: Record<string, string> = {};

/** The answers to queries, on one connection. */
async function ask(...queries: string[]): Promise<unknown[][]> {
  const found: unknown[][] = [];
  if (settings.DATABASE_URL) {
    const database = drizzle(settings.DATABASE_URL);
    for (const query of queries) found.push((await database.execute(sql.raw(query))).rows);
    await database.$client.end();
  } else {
    const client = createClient({ url: `file:${root}/panel.sqlite` });
    for (const query of queries) found.push((await client.execute(query)).rows.map((row) => ({ ...row })));
    client.close();
  }
  return found;
}

async function open(): Promise<string[]> {
  const payload = await panel();
  if (!settings.DATABASE_URL)
    return await migrateSafely({ file: `${root}/panel.sqlite`, migrations: sqliteSteps, payload });
  const database = drizzle(settings.DATABASE_URL);
  return await migratePostgres(database, payload, postgresSteps).finally(() => database.$client.end());
}

const TABLES = Object.keys(manifest.rows).filter((table) => table !== 'payload_migrations');
const rowsOfAll = () => ask(...TABLES.map((table) => `SELECT * FROM "${table}" ORDER BY 1, 2`));

beforeAll(async () => {
  settings = { PASSARELA_DATA: root, ...(await ownEngines('before_now')) };
  const backup = join(root, 'backup');
  mkdirSync(join(backup, 'database'), { recursive: true });
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(backup, 'database', file), gunzipSync(readFileSync(`${MADE}/${file}.gz`)));
  const restored = await script(settings, 'scripts/restore.ts', backup);
  expect(restored.code, restored.said).toBe(0);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

test('a database that stopped between the steps of before is refused and stays as it was', async () => {
  const last = manifest.migrations.at(-1);
  await ask(`DELETE FROM payload_migrations WHERE name = '${last}'`);
  const before = await rowsOfAll();
  await expect(open()).rejects.toThrow(`start the panel of commit ${FOLDED.commit} on it once`);
  await expect(
    refuseOther({ ...manifest, migrations: manifest.migrations.slice(0, -1) }, kind),
  ).rejects.toThrow(FOLDED.commit);
  expect(await rowsOfAll()).toEqual(before);
  await ask(`INSERT INTO payload_migrations (name, batch) VALUES ('${last}', 1)`);
});

test('a backup of before is restored and opened: every row stays, steps are done once, the services answer', {
  timeout: 120_000,
}, async () => {
  const before = await rowsOfAll();
  expect(before[TABLES.indexOf('talents')]?.length).toBe(59);
  expect(await open()).toEqual(steps.map(({ name }) => name));
  expect(await open()).toEqual([]);
  const after = await rowsOfAll();
  for (const [at, table] of TABLES.entries()) expect(after[at], table).toMatchObject(before[at] ?? []);
  // its talents brought their ids, which PostgreSQL does not count
  if (isPostgres) await ask("SELECT setval(pg_get_serial_sequence('talents', 'id'), 60)");
  expect((await answersOf(settings)).length).toBeGreaterThan(75);
});
