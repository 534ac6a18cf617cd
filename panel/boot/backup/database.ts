import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import { z } from 'zod';
import { openClient } from '../../platform/db/open-client.ts';
import { syncFolder } from '../../platform/encryption/replace.ts';
import { KINDS } from '../../platform/reference/kinds.ts';
import { env } from '../../platform/settings/env.ts';
import { syncFile } from './manifest.ts';
import { openPayload } from './restore.ts';

/** Runs a query that both databases know, without parameters. */
type Ask = (query: string) => Promise<unknown[]>;

/** The content of a database's copy. */
type Content = { migrations: string[]; rows: Record<string, number> };

/** A database as backups see it, whether this program's tables are in it or not. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** For people: which file or server, without a password. */
  readonly name: string;
  ask: Ask;
  /** Its tables; none for a new one. Throws if it cannot be read. */
  tables(): Promise<string[]>;
  /** Writes everything of one moment into a new file, while panels may run. */
  save(file: string): Promise<Content>;
  isInUse(): Promise<boolean>;
  /** Puts a saved file in the place of all that is there, or throws and changes nothing. */
  replace(file: string): Promise<void>;
}

export async function contentOf(ask: Ask, tables: readonly string[]): Promise<Content> {
  const rows: Content['rows'] = {};
  for (const table of tables) {
    const [counted] = await ask(`SELECT count(*) AS count FROM "${table}"`);
    rows[table] = z.object({ count: z.coerce.number() }).parse(counted).count;
  }
  const migrations = await ask('SELECT name FROM payload_migrations ORDER BY id');
  return { rows, migrations: namesIn(migrations) };
}

const namesIn = (rows: unknown[]): string[] =>
  z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);

const deletion = z.object({
  reference: z.string(),
  kind: z.enum(KINDS),
  reason: z.enum(['age', 'minor', 'asked', 'staff']),
});

export type Removed = { deletions: z.infer<typeof deletion>[]; takedowns: string[] };

/** The entries deleted after a moment, and takedowns by hand, in words. */
export async function removedSince(ask: Ask, moment: string): Promise<Removed> {
  const deleted = await ask(`SELECT reference, kind, reason FROM deletions WHERE created_at >= '${moment}'`);
  const taken = await ask(
    `SELECT subject, subject_id AS id FROM takedowns WHERE created_at >= '${moment}' AND cause = 'pressed'`,
  );
  return {
    deletions: z.array(deletion).parse(deleted),
    takedowns: z
      .array(z.object({ subject: z.string(), id: z.coerce.number() }))
      .parse(taken)
      .map(({ subject, id }) => `${subject} ${id}`),
  };
}

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

function sqliteDatabase(file: string): Database {
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

// a user's own tables: other schemas are the provider's
const SCHEMA = 'public';
const POSTGRES_TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = '${SCHEMA}' AND table_type = 'BASE TABLE' ORDER BY 1`;
const OTHERS = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend'`;
const PORTABLE = ['--no-owner', '--no-acl', `--schema=${SCHEMA}`];

/** Runs a program of PostgreSQL's on the database at `url`, whose password no list of processes shows. */
async function client(url: URL, program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]).catch(() => {
    throw new Error(`${program} was not found: install PostgreSQL's client programs (postgresql-client)`);
  });
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`);
}

/** The PostgreSQL at `address`, to which `payload` is connected. */
function postgresDatabase(address: string, { db: { pool } }: Payload): Database {
  const url = new URL(address);
  const bare = new URL(address);
  bare.password = '';
  const ask: Ask = async (query) => (await pool.query(query)).rows;
  return {
    kind: 'postgres',
    name: bare.href,
    ask,
    tables: async () => namesIn(await ask(POSTGRES_TABLES)),
    save: async (file) => {
      const session = await pool.connect();
      try {
        await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const { rows } = await session.query('SELECT pg_export_snapshot() AS name');
        const now: Ask = async (query) => (await session.query(query)).rows;
        const content = await contentOf(now, namesIn(await now(POSTGRES_TABLES)));
        const snapshot = `--snapshot=${namesIn(rows)}`;
        await client(
          url,
          'pg_dump',
          '--format=custom',
          ...PORTABLE,
          snapshot,
          `--file=${file}`,
          `--dbname=${bare}`,
        );
        await syncFile(file);
        return content;
      } finally {
        session.release(true);
      }
    },
    isInUse: async () => {
      const [found] = await ask(OTHERS);
      return z.object({ count: z.number() }).parse(found).count > pool.totalCount;
    },
    replace: async (file) => {
      const folder = await mkdtemp(join(tmpdir(), 'passarela-restore-'));
      try {
        const script = join(folder, 'panel.sql');
        await client(url, 'pg_restore', ...PORTABLE, `--file=${script}`, file);
        const emptied = `DROP SCHEMA ${SCHEMA} CASCADE; CREATE SCHEMA ${SCHEMA}`;
        const words = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction'];
        await client(url, 'psql', ...words, `--command=${emptied}`, `--file=${script}`, `--dbname=${bare}`);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}

/** The database that the settings name, opened without migrating it. */
export async function openDatabase(): Promise<Database> {
  const { DATABASE_URL, PASSARELA_DATA } = env();
  return DATABASE_URL
    ? postgresDatabase(DATABASE_URL, await openPayload())
    : sqliteDatabase(`${PASSARELA_DATA}/panel.sqlite`);
}
