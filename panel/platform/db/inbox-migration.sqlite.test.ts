import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { panel } from '../../tests/panel.ts';
import { sqliteClient } from '../../tests/sqlite-client.ts';
import { migrations } from '../migrations/sqlite/index.ts';
import { migrateSafely } from './migrate-safely.ts';
import { openClient } from './open-client.ts';

const TALENTS = 300;
let folder = '';
let client: Client;

const isInbox = ({ name }: { name: string }) => name.endsWith('_inbox');
const countOf = async (table: string) =>
  Number((await client.execute(`SELECT count(*) FROM ${table}`)).rows[0]?.[0]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-inbox-migration-'));
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

test('the inbox comes into a database that is in use without touching what is there', async () => {
  const file = `${folder}/panel.sqlite`;
  const payload = await panel();
  const earlier = migrations.slice(0, migrations.findIndex(isInbox));
  await migrateSafely({ file, migrations: earlier, payload });
  client = await openClient(file);
  await client.execute("INSERT INTO media (id, filename) VALUES (1, 'a.jpg')");
  await client.execute('INSERT INTO payload_locked_documents (id, global_slug) VALUES (1, NULL)');
  for (let id = 1; id <= TALENTS; id += 1) {
    await client.batch([
      {
        sql: "INSERT INTO talents (id, name, gender, status) VALUES (?, 'N', 'other', 'published')",
        args: [id],
      },
      {
        sql: 'INSERT INTO talents_rels (parent_id, path, media_id, "order") VALUES (?, \'book\', 1, 1)',
        args: [id],
      },
      {
        sql: "INSERT INTO payload_locked_documents_rels (parent_id, path, talents_id) VALUES (1, 'document', ?)",
        args: [id],
      },
    ]);
  }

  await migrateSafely({ file, migrations, payload });
  expect(await countOf('talents')).toBe(TALENTS);
  expect(await countOf('talents_rels')).toBe(TALENTS);
  expect(await countOf('payload_locked_documents_rels')).toBe(TALENTS);
  expect(await countOf('messages')).toBe(0);
  expect(await countOf('privacy')).toBe(0);
  expect((await client.execute('PRAGMA foreign_key_check')).rows).toEqual([]);

  // an entry that somebody has open can be deleted
  await client.execute("INSERT INTO messages (id, reference, language) VALUES (1, 'AFM-22222', 'pt')");
  await client.execute(
    "INSERT INTO payload_locked_documents_rels (parent_id, path, messages_id) VALUES (1, 'document', 1)",
  );
  await client.execute('PRAGMA foreign_keys = ON');
  await client.execute('DELETE FROM messages WHERE id = 1');
  expect(await countOf('payload_locked_documents_rels')).toBe(TALENTS);
});

test('every commit of the panel is on disk before it is answered', async () => {
  client = await openClient(`${folder}/other.sqlite`);
  const own = sqliteClient(await panel());
  const { rows } = await own.execute('PRAGMA synchronous');
  const full = 2;
  expect(rows[0]?.synchronous).toBe(full);
  const mode = await own.execute('PRAGMA journal_mode');
  expect(mode.rows[0]?.journal_mode).toBe('wal');
});
