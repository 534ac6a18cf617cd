import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { panel } from '../../tests/panel.ts';
import { sqliteClient } from '../../tests/sqlite-client.ts';
import { migrations } from '../migrations/sqlite/index.ts';
import { type Migration, migrateSafely } from './migrate-safely.ts';
import { openClient } from './open-client.ts';

const TALENTS = 200;
const LINKS_EACH = 5;

let folder = '';
let file = '';

/** Rebuilds a table as generated migrations do: copy, drop, rename, inside the migration's transaction. */
const rebuild: Migration = {
  name: '99990101_000000_rebuild',
  up: async ({ db }: MigrateUpArgs) => {
    const { rows } = await db.run(sql`SELECT sql FROM sqlite_master WHERE name = 'talents'`);
    const create = String(rows[0]?.sql).replace('`talents`', '`__new_talents`');
    await db.run(sql`PRAGMA foreign_keys=OFF;`);
    await db.run(sql.raw(create));
    await db.run(sql`INSERT INTO __new_talents SELECT * FROM talents;`);
    await db.run(sql`DROP TABLE talents;`);
    await db.run(sql`ALTER TABLE __new_talents RENAME TO talents;`);
    await db.run(sql`PRAGMA foreign_keys=ON;`);
  },
};

const query = async (statement: string): Promise<number> => {
  const client = await openClient(file);
  const { rows } = await client.execute(statement);
  client.close();
  return Number(rows[0]?.[0] ?? 0);
};
const links = () => query('SELECT count(*) FROM talents_rels');
const run = async (extra: Migration[] = []) =>
  migrateSafely({ file, migrations: [...migrations, ...extra], payload: await panel() });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-migration-'));
  file = `${folder}/panel.sqlite`;
  await run();
  const client = await openClient(file);
  await client.execute('BEGIN');
  await client.execute("INSERT INTO media (id, filename) VALUES (1, 'a.jpg')");
  for (let talent = 1; talent <= TALENTS; talent += 1) {
    await client.execute({
      sql: "INSERT INTO talents (id, name, gender, status) VALUES (?, 'N', 'other', 'published')",
      args: [talent],
    });
    for (let order = 1; order <= LINKS_EACH; order += 1) {
      await client.execute({
        sql: 'INSERT INTO talents_rels (parent_id, path, media_id, "order") VALUES (?, \'book\', 1, ?)',
        args: [talent, order],
      });
    }
  }
  await client.execute('COMMIT');
  client.close();
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the danger is real: the same step in a plain transaction deletes every link', async () => {
  const client = await openClient(file);
  const { rows } = await client.execute("SELECT sql FROM sqlite_master WHERE name = 'talents'");
  await client.batch(
    [
      'PRAGMA foreign_keys=OFF',
      String(rows[0]?.sql).replace('`talents`', '`__new_talents`'),
      'INSERT INTO __new_talents SELECT * FROM talents',
      'DROP TABLE talents',
      'ALTER TABLE __new_talents RENAME TO talents',
    ],
    'write',
  );
  client.close();
  expect(await links()).toBe(0);
});

test('a step that rebuilds a populated table loses no related row, and a copy is kept', async () => {
  expect(await run([rebuild])).toEqual([rebuild.name]);
  expect(await links()).toBe(TALENTS * LINKS_EACH);
  expect(await query('SELECT count(*) FROM talents')).toBe(TALENTS);
  expect(readdirSync(`${folder}/backups`)).toHaveLength(1);
});

test('a step runs once', async () => {
  await run([rebuild]);
  expect(await run([rebuild])).toEqual([]);
});

test('a step that fails, or would leave broken links, leaves the database as it was', async () => {
  const failing: Migration = {
    name: '99990102_000000_failing',
    up: async ({ db }) => {
      await db.run(sql`DELETE FROM talents_rels;`);
      await db.run(sql`SELECT * FROM no_such_table;`);
    },
  };
  const breaking: Migration = {
    name: '99990103_000000_breaking',
    up: async ({ db }) => {
      await db.run(sql`DELETE FROM talents WHERE id = 1;`);
    },
  };
  for (const migration of [failing, breaking]) {
    await expect(run([migration])).rejects.toThrow(migration.name);
    expect(await links()).toBe(TALENTS * LINKS_EACH);
    expect(await query('SELECT count(*) FROM talents')).toBe(TALENTS);
  }
});

test('every commit of the panel is on disk before it is answered', async () => {
  const own = sqliteClient(await panel());
  const { rows } = await own.execute('PRAGMA synchronous');
  const full = 2;
  expect(rows[0]?.synchronous).toBe(full);
  const mode = await own.execute('PRAGMA journal_mode');
  expect(mode.rows[0]?.journal_mode).toBe('wal');
});
