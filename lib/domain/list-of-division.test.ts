import { expect, it } from 'vitest';
import { listOfDivision } from './list-of-division.ts';

const index = (sizes: Record<string, number>) => ({
  listed: Object.fromEntries(
    Object.entries(sizes).map(([list, count]) => [list, Array.from({ length: count })]),
  ),
  divisionIds: new Map([['curve', 7]]),
});

it.each([
  ['of two sections the one with more talents', { 'models~curve': 1, 'cast~curve': 2 }, 'cast~curve'],
  ['nobody', { models: 3, 'models~sport': 1 }, null],
  ['an empty list', { 'models~curve': 0 }, null],
])('a division with %s', (_what, sizes, list) => {
  expect(listOfDivision(index(sizes), { id: 7, key: null })).toBe(list);
});

it('a division of the navigation goes by its key', () => {
  expect(listOfDivision(index({ mainboard: 2 }), { id: 101, key: 'mainboard' })).toBe('mainboard');
});
