import { expect, test } from 'vitest';
import { idsBetween } from './view.ts';

test.each<[string, number | null, number, number[]]>([
  ['forwards', 7, 3, [7, 5, 3]],
  ['backwards', 3, 7, [7, 5, 3]],
  ['one alone', null, 5, [5]],
  ['the last alone after one of another page', 99, 5, [5]],
])('a range of faces goes %s', (_way, from, to, expected) => {
  expect(idsBetween([9, 7, 5, 3], from, to)).toEqual(expected);
});
