import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

const SIZE = 100;

test.each([
  [null, null],
  ['', null],
  ['items=0-1', null],
  ['bytes=0-1,3-4', null],
  ['bytes=9-2', null],
  ['bytes=-', null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%s of a hundred bytes', (header, expected) => {
  expect(byteRange(header, SIZE)).toEqual(expected);
});
