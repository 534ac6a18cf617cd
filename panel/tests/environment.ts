import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRETS } from './secrets.ts';

/** An empty PostgreSQL database on which this run of the tests works; without it each run makes a SQLite file. */
export const TEST_DATABASE = process.env.PANEL_TEST_DATABASE ?? '';
export const isPostgres = TEST_DATABASE !== '';

const LEFT_FROM_SHELL = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TRUST_PROXY', 'PANEL_ORIGIN', 'PANEL_PORT'];

if (process.env.PANEL_TESTS !== 'ready') {
  const folder = mkdtempSync(join(tmpdir(), 'panel-tests-'));
  for (const name of LEFT_FROM_SHELL) delete process.env[name];
  Object.assign(process.env, {
    PANEL_TESTS: 'ready',
    PASSARELA_DATA: folder,
    DATABASE_URL: TEST_DATABASE,
    ...SECRETS,
    SITE_URL: 'http://127.0.0.1:9',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct-horse-battery',
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
