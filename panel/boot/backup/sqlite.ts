import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from '@libsql/client';
import { openClient } from '../../platform/db/open-client.ts';
import { syncFolder } from '../../platform/encryption/replace.ts';
import { type Ask, contentOf, type Database, namesIn } from './database.ts';
import { syncFile } from './manifest.ts';

const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1";
const HELD_AT_MOST_MS = 500;

async function withClient<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const client = await openClient(file);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

const askIn =
  (file: string): Ask =>
  (query) =>
    withClient(file, async (client) => (await client.execute(query)).rows);

export function sqliteDatabase(file: string): Database {
  return {
    kind: 'sqlite',
    name: file,
    ask: askIn(file),
    tables: async () => (existsSync(file) ? namesIn(await askIn(file)(TABLES)) : []),
    save: async (copy) => {
      await withClient(file, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [copy] }));
      await syncFile(copy);
      return contentOf(askIn(copy), namesIn(await askIn(copy)(TABLES)));
    },
    isInUse: async () => {
      if (!existsSync(file)) return false;
      const client = await openClient(file, HELD_AT_MOST_MS);
      try {
        // refused while another connection is open, asking or not
        await client.execute('PRAGMA journal_mode = DELETE');
        return false;
      } catch (error) {
        // libSQL throws it as its own kind or bare
        return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      } finally {
        client.close();
      }
    },
    replace: async (saved) => {
      const draft = `${file}.draft`;
      await copyFile(saved, draft);
      await syncFile(draft);
      // a log of the old file would be played into the new one
      for (const old of [`${file}-wal`, `${file}-shm`]) await rm(old, { force: true });
      await rename(draft, file);
      await syncFolder(dirname(file));
    },
  };
}
