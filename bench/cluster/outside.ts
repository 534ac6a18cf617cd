import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { s3Store } from '../../panel/files/s3.ts';
import { bucketVariables, storageOf } from '../../panel/settings/storage.ts';
import type { Outside } from '../../panel/tests/chaos/outside.ts';

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

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
