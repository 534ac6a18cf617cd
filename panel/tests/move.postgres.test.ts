import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_DATABASE } from './environment.ts';
import { execute } from './execute.ts';
import { SECRETS } from './secrets.ts';

const data = mkdtempSync(join(tmpdir(), 'panel-move-'));
const target = new URL('/move_target', TEST_DATABASE).href;

/** Runs a script of the panel to its end, on SQLite in `data` or on PostgreSQL. */
async function script(DATABASE_URL: string, name: string, ...args: string[]) {
  const child = spawn(process.execPath, [name, ...args], {
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}
const move = (...args: string[]) => script(target, 'scripts/move.ts', ...args);
/** The answers of a panel, without the lines of its log. */
const answers = async (url: string) => {
  const { said } = await script(url, 'tests/move/answers.ts');
  return said.split('\n').filter((line) => /^\d/.test(line));
};
const hash = () =>
  createHash('sha256')
    .update(readFileSync(`${data}/panel.sqlite`))
    .digest('hex');

beforeAll(async () => {
  await execute('CREATE DATABASE move_target');
  const filled = await script('', 'tests/move/fill.ts');
  expect(filled.code, filled.said).toBe(0);
}, 120_000);
afterAll(() => rmSync(data, { recursive: true }));

test('an agency moves to PostgreSQL: every row is there, and every answer is the same', {
  timeout: 240_000,
}, async () => {
  const before = hash();
  const dry = await move('--dry-run');
  expect(dry.said).toMatch(/A dry run: (\d+) rows fit and read the same/);
  const moved = await move();
  expect(moved.said).toMatch(/talents: 59 rows, compared/);
  expect(moved.said).toMatch(/\d+ rows moved and compared/);
  expect(hash()).toBe(before);

  const again = await move();
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('has content already')]);

  const [there, here] = [await answers(target), await answers('')];
  expect(there.length).toBeGreaterThan(75);
  expect(there).toEqual(here);
  // the ids of deleted rows are given to nobody else
  expect(there.slice(-2)).toEqual(['61', '21']);
});
