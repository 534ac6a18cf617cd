import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { diskStore } from '../../platform/files/disk.ts';
import { s3Store } from '../../platform/files/s3.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { bucketVariables, storageOf } from '../../platform/settings/env.ts';

/** The tables and files of a panel, looked at without it. */
export type Outside = {
  rowsOf: (table: string) => Promise<unknown[]>;
  isSound: () => Promise<boolean>;
  files: FileStore;
  /** Uploads that were never finished, by name. */
  unfinished: () => string[];
  close: () => unknown;
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** A panel with SQLite and a folder. */
export function outsideOf(data: string): Outside {
  const client = createClient({ url: `file:${data}/panel.sqlite` });
  return {
    rowsOf: async (table) => (await client.execute(`SELECT * FROM "${table}"`)).rows,
    isSound: async () => (await client.execute('PRAGMA integrity_check')).rows[0]?.[0] === 'ok',
    files: diskStore(data),
    unfinished: () => namesIn(`${data}/private/incoming`),
    close: () => client.close(),
  };
}

/** A panel with PostgreSQL and a bucket (`env`), whose copies keep their drafts in `folders`. */
export function outsideOfCluster(env: Record<string, string>, folders: readonly string[]): Outside {
  const database = drizzle(env.DATABASE_URL ?? '');
  const storage = storageOf(z.object(bucketVariables).parse(env));
  if (!storage) throw new Error('No bucket is set');
  return {
    rowsOf: async (table) => (await database.execute(sql`SELECT * FROM ${sql.identifier(table)}`)).rows,
    // It recovers from each kill before it answers again.
    isSound: async () => (await database.execute(sql`SELECT count(*) FROM applications`)).rows.length === 1,
    files: s3Store(storage),
    unfinished: () => folders.flatMap((folder) => namesIn(path.join(folder, 'private', 'incoming'))),
    close: () => database.$client.end(),
  };
}
