import { expect, test } from 'vitest';
import { appended, broughtFirst, idsIn, moved, without } from './arrange.ts';

test.each([
  ['to the right', 0, 2, [2, 3, 1, 4]],
  ['to the left', 3, 1, [1, 4, 2, 3]],
  ['where it is', 1, 1, [1, 2, 3, 4]],
  ['beyond the end', 0, 9, [2, 3, 4, 1]],
  ['before the beginning', 2, -1, [3, 1, 2, 4]],
  ['from nowhere', 7, 0, [1, 2, 3, 4]],
])('a photo moves %s', (_where, from, to, result) => {
  expect(moved([1, 2, 3, 4], from, to)).toEqual(result);
});

test('several come first, or go, and the others keep their order', () => {
  expect(broughtFirst([1, 2, 3, 4], new Set([4, 2]))).toEqual([2, 4, 1, 3]);
  expect(without([1, 2, 3, 4], new Set([4, 2]))).toEqual([1, 3]);
});

test('a photo stands once in a gallery', () => {
  expect(appended([1, 2], [2, 3, 3])).toEqual([1, 2, 3]);
});

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [
    [{ id: 3 }, 4],
    [3, 4],
  ],
  [null, []],
  [['x', null, undefined], []],
])('the ids in what a form holds: %j', (value, ids) => {
  expect(idsIn(value)).toEqual(ids);
});
