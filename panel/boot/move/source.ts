import { existsSync } from 'node:fs';
import type { Client } from '@libsql/client';
import { openClient } from '../../platform/db/open-client.ts';
import type { Row } from './move-database.ts';

const WAIT_MS = 5_000;
const ROWS_AT_ONCE = 2_000;

/** The database that is moved. While it is open it is locked for writing; it stays unchanged. */
export type Source = Awaited<ReturnType<typeof openSource>>;

/** Opens panel.sqlite; throws if there is none, if it is being written, or if it lacks some of `migrations`. */
export async function openSource(file: string, migrations: readonly string[]) {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const client = await openClient(file, WAIT_MS);
  await client.execute('BEGIN IMMEDIATE');
  const done = new Set(
    (await client.execute('SELECT name FROM payload_migrations')).rows.map(({ name }) => name),
  );
  const missing = migrations.filter((name) => !done.has(name));
  if (missing.length > 0) {
    client.close();
    throw new Error(`${file} is older than this version: start the panel on it once, then stop it`);
  }
  return {
    columnsOf: async (table: string): Promise<string[]> => {
      const { rows } = await client.execute({ sql: 'SELECT name FROM pragma_table_info(?)', args: [table] });
      return rows.map(({ name }) => String(name));
    },
    rowsOf: (table: string) => rowsOf(client, table),
    /** The last id that a table gave to a row, whether that is still there or not. */
    lastIdOf: async (table: string): Promise<number> => {
      const sql = 'SELECT seq FROM sqlite_sequence WHERE name = ?';
      return Number((await client.execute({ sql, args: [table] })).rows[0]?.seq ?? 0);
    },
    close: async (): Promise<void> => {
      await client.execute('ROLLBACK');
      client.close();
    },
  };
}

async function* rowsOf(client: Client, table: string): AsyncGenerator<Row[]> {
  for (let last = -1; ; ) {
    const { rows } = await client.execute({
      sql: `SELECT rowid AS "rowid of sqlite", * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`,
      args: [last],
    });
    if (rows.length === 0) return;
    yield rows;
    last = Number(rows.at(-1)?.['rowid of sqlite']);
  }
}
