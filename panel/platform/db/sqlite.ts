import { mkdirSync } from 'node:fs';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { DatabaseAdapterObj } from 'payload';
import { z } from 'zod';
import type { DatabaseClient } from './client.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { sqliteGuards } from './guards.ts';
import { literalLike } from './literal-like.ts';
import { type Migration, migrateSafely } from './migrate-safely.ts';
import { ownAdapter } from './own-adapter.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { withStartLock } from './start-lock.ts';

// nothing else runs while a connection waits
const BUSY_TIMEOUT_MS = 2000;

const dialect = new SQLiteSyncDialect();
const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.instanceof(Uint8Array)]);

function worded(statement: SQL) {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { sql, args: z.array(value).parse(params) };
}

/** SQLite in the data folder, migrated at start. No transactions: concurrent saves would get SQLITE_BUSY. */
export function sqlite(
  dataFolder: string,
  migrationDir: string,
  migrations: readonly Migration[],
): DatabaseAdapterObj {
  const file = `${dataFolder}/panel.sqlite`;
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    autoIncrement: true,
    allowIDOnCreate: true,
    push: false,
    migrationDir,
  });
  return {
    ...adapter,
    init: ({ payload }) => {
      const database = adapter.init({ payload });
      Object.assign(database.operators, literalLike(database.operators));
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        mkdirSync(dataFolder, { recursive: true });
        Object.assign(database, { client: new ReconnectingClient(file, { busyTimeoutMs: BUSY_TIMEOUT_MS }) });
        await connect?.(options);
      };
      const client: DatabaseClient = {
        run: async (statement) => {
          const { rows, rowsAffected } = await database.client.execute(worded(statement));
          return { rows, changed: rowsAffected };
        },
        // synchronous inside: never mixed with another
        atOnce: async (statements) => {
          const results = await database.client.batch(statements.map(worded), 'write');
          return results.map(({ rows, rowsAffected }) => ({ rows, changed: rowsAffected }));
        },
        version: async () => {
          const { rows } = await database.client.execute('PRAGMA data_version');
          return String(rows[0]?.data_version);
        },
        open: (firstStart) =>
          withStartLock(file, async () => {
            await migrateSafely({ file, migrations, payload });
            await database.client.batch(sqliteGuards, 'write');
            await firstStart();
          }),
        erase: () => eraseDeleted(file),
        erasesAtNight: false,
      };
      return ownAdapter(database, client);
    },
  };
}
