import crypto, { type BinaryLike } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { SECRETS } from './secrets.ts';

/** An empty PostgreSQL database on which this run of the tests works; without it each run makes a SQLite file. */
export const TEST_DATABASE = process.env.PANEL_TEST_DATABASE ?? '';
export const isPostgres = TEST_DATABASE !== '';

const SEED = Number(process.env.SEED) || 0;
/** Every `step`th of equivalent rows, from one on that the run's `SEED` chooses; on PostgreSQL (`test:all`) all. */
export const sampled = <Row>(rows: readonly Row[], step: number): readonly Row[] =>
  isPostgres ? rows : rows.filter((_, at) => (at + SEED) % step === 0);

const BUCKET = ['STORAGE', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const LEFT_FROM_SHELL = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'TRUST_PROXY',
  'PANEL_ORIGIN',
  'PANEL_PORT',
  ...BUCKET,
];

/**
 * Half a second of a core for each password, a quarter for each ten recovery codes, some hundred times:
 * `accounts/passwords.test.ts` alone tries the real ones.
 */
const ROUNDS = 1_000;
const COST = 2;
const { pbkdf2, scrypt } = crypto;
if (pbkdf2.name !== 'quickly') {
  crypto.pbkdf2 = function quickly(password, salt, iterations, ...others) {
    pbkdf2(password, salt, iterations > 100_000 ? ROUNDS : iterations, ...others);
  };
  type Hash = [BinaryLike, BinaryLike, number, (error: Error | null, hash: Buffer) => void];
  const quickly = (...[typed, salt, bytes, done]: Hash) => scrypt(typed, salt, bytes, { N: COST }, done);
  Object.assign(crypto, { scrypt: quickly });
  syncBuiltinESMExports();
}

/** A bucket of the tests' own, which `scripts/test` has started: nobody's real one is in reach of a test. */
const bucket = z
  .partialRecord(z.enum(BUCKET), z.string())
  .parse(JSON.parse(process.env.PANEL_TEST_BUCKET ?? '{}'));

if (process.env.PANEL_TESTS !== 'ready') {
  const folder = mkdtempSync(join(tmpdir(), 'panel-tests-'));
  for (const name of LEFT_FROM_SHELL) delete process.env[name];
  Object.assign(process.env, {
    PANEL_TESTS: 'ready',
    PASSARELA_DATA: folder,
    // panels in processes of their own start faster
    NODE_COMPILE_CACHE: `${folder}-compiled`,
    DATABASE_URL: TEST_DATABASE,
    ...SECRETS,
    ...bucket,
    SITE_URL: 'http://127.0.0.1:9',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct-horse-battery',
  });
  process.once('exit', () => {
    for (const made of [folder, `${folder}-compiled`]) rmSync(made, { recursive: true, force: true });
  });
}
