import { mkdirSync } from 'node:fs';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { setGuards } from './guards.ts';
import { type Migration, migrateSafely } from './migrate-safely.ts';
import { ReconnectingClient } from './reconnecting-client.ts';

// nothing else runs while a connection waits
const BUSY_TIMEOUT_MS = 2000;

/** SQLite in the data folder, migrated at each start. No transactions at runtime: concurrent saves would fail with SQLITE_BUSY. */
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
    init: (args) => {
      const database = adapter.init(args);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        mkdirSync(dataFolder, { recursive: true });
        await migrateSafely({ file, migrations, payload: args.payload });
        await setGuards(file);
        Object.assign(database, { client: new ReconnectingClient(file, { busyTimeoutMs: BUSY_TIMEOUT_MS }) });
        await connect?.(options);
      };
      return database;
    },
  };
}
