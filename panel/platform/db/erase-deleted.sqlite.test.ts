import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesWith } from '../../tests/find-bytes.ts';
import { panel } from '../../tests/panel.ts';
import { sqliteClient } from '../../tests/sqlite-client.ts';
import { openClient } from './open-client.ts';
import { eraseDeleted } from './purge-backups.ts';

const ROWS = 400;
const SECRET = 'qz-secret-of-a-person';

let folder = '';
let file = '';
let client: Client;

/** A database before any erasure: deleted bytes stay in free pages and in the log. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-erase-'));
  file = `${folder}/panel.sqlite`;
  client = createClient({ url: `file:${file}` });
  await client.execute('PRAGMA journal_mode = WAL');
  for (const table of ['messages', 'quotes', 'applications', 'receipts']) {
    await client.execute(
      `CREATE TABLE ${table} (id INTEGER PRIMARY KEY, reference TEXT, key TEXT, text TEXT)`,
    );
  }
  await client.execute('CREATE TABLE mails (id INTEGER PRIMARY KEY, name TEXT, trouble TEXT)');
  for (let id = 1; id <= ROWS; id += 1) {
    const text = `${id % 2 ? SECRET : 'somebody else'} `.repeat(1 + (id % 40));
    await client.execute({ sql: 'INSERT INTO messages VALUES (?, ?, NULL, ?)', args: [id, `R${id}`, text] });
  }
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

const deletePerson = () => client.execute('DELETE FROM messages WHERE id % 2 = 1');
const count = async (from: Client) =>
  Number((await from.execute('SELECT count(*) FROM messages')).rows[0]?.[0]);

test('rows that were deleted before this version are erased too, the others stay', async () => {
  await deletePerson();
  expect(filesWith(folder, [SECRET]).length).toBeGreaterThan(0);
  expect(await eraseDeleted(file)).toBe(true);
  expect(filesWith(folder, [SECRET])).toEqual([]);
  expect(await count(client)).toBe(ROWS / 2);
});

test('while somebody reads, it says so, and the reader keeps what it sees; afterwards nothing is left', async () => {
  const reader = createClient({ url: `file:${file}` });
  const reading = await reader.transaction('read');
  await reading.execute('SELECT count(*) FROM messages');
  await deletePerson();
  expect(await eraseDeleted(file)).toBe(false);
  expect((await reading.execute('SELECT count(*) FROM messages')).rows[0]?.[0]).toBe(ROWS);
  await reading.rollback();
  expect(await eraseDeleted(file)).toBe(true);
  expect(filesWith(folder, [SECRET])).toEqual([]);
  reader.close();
});

test('backups keep everybody but those who were deleted; a copy that was never finished goes', async () => {
  mkdirSync(`${folder}/backups`);
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  copyFileSync(file, `${folder}/backups/panel-1.sqlite`);
  writeFileSync(`${folder}/backups/panel-2.sqlite.draft`, SECRET);
  await deletePerson();
  expect(await eraseDeleted(file)).toBe(true);
  expect(filesWith(folder, [SECRET])).toEqual([]);
  expect(readdirSync(`${folder}/backups`)).toEqual(['panel-1.sqlite']);
  const backup = await openClient(`${folder}/backups/panel-1.sqlite`);
  expect(await count(backup)).toBe(ROWS / 2);
  backup.close();
});

test('every connection of the panel overwrites what it deletes', async () => {
  const own = await openClient(file);
  for (const connection of [sqliteClient(await panel()), own]) {
    expect((await connection.execute('PRAGMA secure_delete')).rows[0]?.[0]).toBe(1);
  }
  own.close();
});
