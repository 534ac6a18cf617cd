import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownEngines } from './own-engines.ts';
import { answersOf, script } from './script.ts';

const data = mkdtempSync(join(tmpdir(), 'panel-move-'));
const before = { PASSARELA_DATA: data };
let after: Record<string, string> = {};

const move = (...args: string[]) => script(after, 'scripts/move.ts', ...args);
const hash = () =>
  createHash('sha256')
    .update(readFileSync(`${data}/panel.sqlite`))
    .digest('hex');

beforeAll(async () => {
  after = { ...before, ...(await ownEngines('move_target')) };
  const filled = await script(before, 'tests/move/fill.ts');
  expect(filled.code, filled.said).toBe(0);
}, 120_000);
afterAll(() => rmSync(data, { recursive: true }));

test('an agency moves to PostgreSQL: every row is there, and every answer is the same', {
  timeout: 240_000,
}, async () => {
  const unmoved = hash();
  const dry = await move('--dry-run');
  expect(dry.said).toMatch(/A dry run: (\d+) rows fit and read the same/);
  const moved = await move();
  expect(moved.said).toMatch(/talents: 59 rows, compared/);
  expect(moved.said).toMatch(/\d+ rows moved and compared/);
  expect(hash()).toBe(unmoved);

  const again = await move();
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('has content already')]);

  const [there, here] = [await answersOf(after), await answersOf(before)];
  expect(there.length).toBeGreaterThan(75);
  expect(there).toEqual(here);
  // the ids of deleted rows are given to nobody else
  expect(there.slice(-2)).toEqual(['61', '21']);
});
