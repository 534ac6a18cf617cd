import { type MigrateUpArgs, postgresAdapter } from '@payloadcms/db-postgres';
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { z } from 'zod';
import type { DatabaseClient, Result } from './client.ts';
import { postgresGuards } from './guards.ts';
import { literalLike } from './literal-like.ts';
import { migratePostgres, type PostgresMigration } from './migrate-postgres.ts';
import { ownAdapter } from './own-adapter.ts';

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
export function postgres(
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
