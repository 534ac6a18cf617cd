import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MigrateUpArgs, postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { DatabaseAdapterObj } from 'payload';
import { z } from 'zod';
import type { Env } from '../settings/env.ts';
import type { DatabaseClient, Result } from './client.ts';
import { postgresGuards, sqliteGuards } from './guards.ts';
import { migratePostgres, type PostgresMigration } from './migrate-postgres.ts';
import { type Migration, migrateSafely } from './migrate-safely.ts';
import { literalLike, ownAdapter } from './own-adapter.ts';
import { eraseDeleted } from './purge-backups.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { withStartLock } from './start-lock.ts';

type Migrations = { sqlite: readonly Migration[]; postgres: readonly PostgresMigration[] };

/** The database that the settings name: PostgreSQL at DATABASE_URL, else SQLite in the data folder. */
export function database(
  { DATABASE_URL, PASSARELA_DATA }: Pick<Env, 'DATABASE_URL' | 'PASSARELA_DATA'>,
  panelFolder: string,
  migrations: Migrations,
): DatabaseAdapterObj {
  const folder = resolve(panelFolder, 'platform/migrations');
  return DATABASE_URL
    ? postgres(DATABASE_URL, `${folder}/postgres`, migrations.postgres)
    : sqlite(PASSARELA_DATA, `${folder}/sqlite`, migrations.sqlite);
}

// nothing else runs while a connection waits
const BUSY_TIMEOUT_MS = 2000;

const dialect = new SQLiteSyncDialect();
const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.instanceof(Uint8Array)]);

function worded(statement: SQL) {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { sql, args: z.array(value).parse(params) };
}

/** SQLite in the data folder, migrated at start. No transactions: concurrent saves would get SQLITE_BUSY. */
function sqlite(
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

// whoever comes meanwhile waits behind us for at most the two together
const LOCK_WAIT = '2s';
const TABLE_LIMIT = '10s';

type Connection = { query: (statement: string) => Promise<{ rows: unknown[] }> };

/**
 * Rewrites every table of a PostgreSQL without its deleted rows (`VACUUM FULL`), one by one. Each is locked
 * meanwhile: a table that is busy for 2 s, or takes over 10 s, stays. Throws the names of those.
 */
async function rewriteTables(connection: Connection): Promise<void> {
  await connection.query(`SET lock_timeout = '${LOCK_WAIT}'`);
  await connection.query(`SET statement_timeout = '${TABLE_LIMIT}'`);
  const { rows } = await connection.query(
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  );
  const left: string[] = [];
  for (const { name } of z.array(z.object({ name: z.string() })).parse(rows))
    await connection.query(`VACUUM (FULL) ${name}`).catch(() => left.push(name));
  if (left.length > 0)
    throw new Error(`Not rewritten, as somebody used them or they are large: ${left.join(', ')}`);
}

const CONNECTIONS = 10;
// longer than a save waits for others, shorter than a proxy waits for us
const CONNECT_WITHIN_MS = 10_000;
// any number that no other program of this database locks
const START_LOCK = 71_730_001;

type Session = Pick<MigrateUpArgs['db'], 'execute'>;

/** Throws the database's own error: drizzle's wrapper around it holds the statement with its values. */
async function ask(session: Session, statement: SQL): Promise<Result> {
  try {
    const { rows, rowCount } = await session.execute(statement);
    return { rows, changed: rowCount ?? 0 };
  } catch (error) {
    throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  }
}

/** PostgreSQL at `url`, migrated at each start. Each save is a transaction. */
function postgres(
  url: string,
  migrationDir: string,
  migrations: readonly PostgresMigration[],
): DatabaseAdapterObj {
  const pool = {
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    options: '-c TimeZone=UTC',
  };
  const adapter = postgresAdapter({ pool, allowIDOnCreate: true, push: false, migrationDir });
  return {
    ...adapter,
    init: ({ payload }) => {
      const database = adapter.init({ payload });
      Object.assign(database.operators, literalLike(database.operators));
      const { NUMERIC, INT8 } = database.pg.types.builtins;
      for (const type of [NUMERIC, INT8]) database.pg.types.setTypeParser(type, Number);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        // ours, because Payload's own keeps one connection for itself and never gives it back
        database.pool ??= new database.pg.Pool(database.poolOptions);
        database.pool.on('error', (err) => payload.logger.error({ err, msg: 'A connection to PostgreSQL' }));
        await connect?.(options);
      };
      const client: DatabaseClient = {
        run: async (statement, req) => {
          const id = await req?.transactionID;
          const session = id === undefined ? undefined : database.sessions[id];
          return ask(session?.db ?? database.drizzle, statement);
        },
        atOnce: (statements) =>
          database.drizzle.transaction(async (transaction) => {
            const results = [];
            for (const statement of statements) results.push(await ask(transaction, statement));
            return results;
          }),
        version: async () => {
          const { rows } = await database.drizzle.execute(sql`SELECT pg_current_snapshot()::text AS version`);
          return String(rows[0]?.version);
        },
        open: async (firstStart) => {
          const lock = await database.pool.connect();
          try {
            const db = drizzle(lock);
            await db.execute(sql`SELECT pg_advisory_lock(${START_LOCK})`);
            await migratePostgres(db, payload, migrations);
            await db.execute(sql.raw(postgresGuards.join(';\n')));
            await firstStart();
          } finally {
            // the end of its connection ends the lock
            lock.release(true);
          }
        },
        erase: async () => {
          const connection = await database.pool.connect();
          try {
            await rewriteTables(connection);
            return true;
          } finally {
            connection.release(true);
          }
        },
        erasesAtNight: true,
      };
      return ownAdapter(database, client);
    },
  };
}
