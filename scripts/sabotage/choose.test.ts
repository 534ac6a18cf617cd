import { expect, test } from 'vitest';
import { randomOf } from '../../panel/seed/data/random.ts';
import { readLedger } from '../ledger/ledger.ts';
import { attemptsOf, chooseVictims, shuffled } from './choose.ts';

const statements = readLedger();
const tests = new Map(statements.map(({ id }) => [id, [{ file: 'a.test.ts', title: `It holds [${id}]` }]]));
const chosen = (seed: number, count = 10) => chooseVictims(statements, tests, count, randomOf(seed));

test('the same seed chooses the same statements and breaks the same code', () => {
  const victims = chosen(7, 3);
  expect(JSON.stringify(chosen(7, 3))).toBe(JSON.stringify(victims));
  expect(victims.map(({ id }) => id)).not.toEqual(chosen(8, 3).map(({ id }) => id));
});

test('as many as were asked for, each with code and tests, none twice', () => {
  const [untested] = chosen(7, 1);
  tests.delete(untested?.id ?? '');
  const victims = chosen(7, 12);
  expect(new Set(victims.map(({ id }) => id)).size).toBe(12);
  expect(victims.map(({ id }) => id)).not.toContain(untested?.id);
  for (const { attempts, tests: named } of victims) {
    expect(attempts.length).toBeGreaterThan(0);
    expect(named.length).toBeGreaterThan(0);
  }
});

test('a name in the place of a statement narrows what is broken', () => {
  const references = [{ file: 'lib/domain/constants.ts', name: 'LIST_PAGE_SIZE' }];
  expect(
    attemptsOf({ statement: 'Twenty are shown', references }, randomOf(1)).map(({ what }) => what),
  ).toEqual([expect.stringMatching(/^lib\/domain\/constants\.ts:\d+: 20 → 41$/)]);
});

test('shuffling loses nothing', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const other = shuffled(numbers, randomOf(3));
  expect(other).not.toEqual(numbers);
  expect(other.toSorted((a, b) => a - b)).toEqual(numbers);
});
