import { expect, it } from 'vitest';
import { offersDownloads } from './downloads.ts';

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
