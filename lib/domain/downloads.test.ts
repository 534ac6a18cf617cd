import { expect, it } from 'vitest';
import { hasLighter, offersDownloads } from './downloads.ts';

it.each([
  [true, 12, true],
  [false, 30, false],
  [null, 18, true],
  [null, 17, false],
  [null, null, false],
  [true, null, true],
])('where the service says %j, aged %j: %j', (downloads, age, expected) => {
  expect(offersDownloads({ downloads, age })).toBe(expected);
});

it.each([
  [[{ width: 901 }, { width: 600 }], true],
  [[{ width: 900 }, { width: 600 }], false],
  [[{ width: null }], true],
  [[], false],
])('of %j there are smaller files: %s', (pictures, expected) => {
  expect(hasLighter(pictures)).toBe(expected);
});
