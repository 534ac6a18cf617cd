import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isPostgres, TEST_DATABASE } from './environment.ts';
import { execute } from './execute.ts';
import { SECRETS } from './secrets.ts';

const PANELS = 4;
const data = mkdtempSync(join(tmpdir(), 'panel-first-start-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** The address of another empty database, where PostgreSQL is asked. */
async function emptyDatabase(): Promise<string> {
  if (!isPostgres) return '';
  await execute('CREATE DATABASE first_start');
  return new URL('/first_start', TEST_DATABASE).href;
}

/** Opens the panel in a process of its own; gives the last line it prints, or all of them when it fails. */
async function openPanel(DATABASE_URL: string): Promise<string> {
  const child = spawn(process.execPath, ['tests/first-start/open.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...SECRETS,
      PASSARELA_DATA: data,
      DATABASE_URL,
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'correct-horse-battery',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  return code === 0 ? (said.trim().split('\n').at(-1) ?? '') : said;
}

test('four panels that start on an empty database at once all come up, with one administrator', {
  timeout: 120_000,
}, async () => {
  const url = await emptyDatabase();
  const counts = await Promise.all(Array.from({ length: PANELS }, () => openPanel(url)));
  expect(counts).toEqual(Array(PANELS).fill('{"users":1,"categories":15,"divisions":5,"versions":1}'));
});
