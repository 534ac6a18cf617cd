import { expect, test } from 'vitest';
import { isWhole, listAfter } from './update-selected.ts';

const clip = (file: string, id?: string) => ({ provider: 'youtube', file, ...(id && { id }) });

test.each([
  ['a value comes to a list', [1, 2], [3], 'add', [1, 2, 3]],
  ['one that is there stays where it is', [1, 2], [2, 3], 'add', [1, 2, 3]],
  ['nothing was there', null, [3], 'add', [3]],
  ['a value leaves', [1, 2, 3], [2], 'remove', [1, 3]],
  ['one that is not there', [1], [2], 'remove', [1]],
  ['nothing chosen', [1], null, 'remove', [1]],
  ['a list in place of another', [1, 2], [3], 'replace', [3]],
  ['no rows, as a form sends them', [1], 0, 'replace', []],
  ['a link that came with its entry', [1], [{ id: 1, updatedAt: '2026-01-01' }], 'add', [1]],
  ['a row of the same words', [clip('a', 'x')], [clip('a')], 'add', [clip('a', 'x')]],
  ['a row of other words', [clip('a', 'x')], [clip('b')], 'add', [clip('a', 'x'), clip('b')]],
  ['a row leaves by its words', [clip('a', 'x'), clip('b', 'y')], [clip('a')], 'remove', [clip('b', 'y')]],
] as const)('%s', (_what, stored, values, way, after) => {
  expect(listAfter(stored, values, way)).toEqual(after);
});

test('a list is whole while nothing of it is missing', () => {
  expect(isWhole([1, 2], [2, 1, 3])).toBe(true);
  expect(isWhole([1, 2], [1])).toBe(false);
  expect(isWhole(7, null)).toBe(false);
});
