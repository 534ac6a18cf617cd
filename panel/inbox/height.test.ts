import { expect, test } from 'vitest';
import { readableHeight } from './fields/entry.ts';

test.each([
  ['178/5\'10"', '178 cm · 5\'10"'],
  ['178', '178'],
  ['', ''],
  ['1,78 m', '1,78 m'],
])('%s reads %s', (stored, shown) => {
  expect(readableHeight(stored)).toBe(shown);
});
