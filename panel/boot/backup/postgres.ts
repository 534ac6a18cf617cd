import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type Ask, contentOf, type Database, namesIn } from './database.ts';
import { syncFile } from './manifest.ts';

// a user's own tables: other schemas are the provider's
const SCHEMA = 'public';
const TABLES = `SELECT table_name AS name FROM information_schema.tables
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
export function postgresDatabase(address: string, { db: { pool } }: Payload): Database {
  const url = new URL(address);
  const bare = new URL(address);
  bare.password = '';
  const ask: Ask = async (query) => (await pool.query(query)).rows;
  return {
    kind: 'postgres',
    name: bare.href,
    ask,
    tables: async () => namesIn(await ask(TABLES)),
    save: async (file) => {
      const session = await pool.connect();
      try {
        await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const { rows } = await session.query('SELECT pg_export_snapshot() AS name');
        const now: Ask = async (query) => (await session.query(query)).rows;
        const content = await contentOf(now, namesIn(await now(TABLES)));
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
