import { afterEach, expect, test, vi } from 'vitest';
import { sampled, WHOLE } from './sample';

const ROWS = ['pt', 'en', 'other'];
const chosen = (seed: number, count?: number) => {
  vi.stubEnv('SEED', String(seed));
  return sampled(ROWS, count).flatMap(([row, details]) => (details === WHOLE ? [] : [row]));
};
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a seed chooses the same rows each time, and every row has its turn', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  for (const seed of seeds) expect(chosen(seed)).toEqual(chosen(seed));
  expect(new Set(seeds.flatMap((seed) => chosen(seed)))).toEqual(new Set(ROWS));
  expect(new Set(seeds.map((seed) => chosen(seed, 2).length))).toEqual(new Set([2]));
});

test('no row is lost: those that are not chosen belong to the whole run, in the order of the table', () => {
  vi.stubEnv('SEED', '7');
  expect(sampled(ROWS, 2).map(([row]) => row)).toEqual(ROWS);
  expect(sampled(ROWS, 5).every(([, details]) => details !== WHOLE)).toBe(true);
});
