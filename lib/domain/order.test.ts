import { describe, expect, it } from 'vitest';
import { inOrder, moved } from './order';

const [ana, bia, cida] = ['Ana', 'Bia', 'Cida'].map((name, index) => ({ id: index + 1, name }));
const all = [cida, ana, bia].filter((talent) => talent !== undefined);

describe('the order of favorites', () => {
  it.each([
    ['by name where nobody has a place', [], [1, 2, 3]],
    ['as arranged', [3, 1, 2], [3, 1, 2]],
    ['new ones at the end, by name', [3], [3, 1, 2]],
    ['without a place for somebody who is none', [9, 2, 8], [2, 1, 3]],
  ])('%s', (_case, ids, expected) => {
    expect(inOrder(all, ids).map(({ id }) => id)).toEqual(expected);
  });

  it('changes no list that it was given', () => {
    inOrder(all, [1]);
    expect(all[0]).toBe(cida);
  });
});

it.each([
  ['earlier', 3, 1, [1, 3, 2]],
  ['later', 1, 2, [2, 3, 1]],
  ['to where it is', 2, 1, [1, 2, 3]],
  ['beyond the end', 1, 9, [2, 3, 1]],
  ['from outside', 7, 0, [7, 1, 2, 3]],
])('a talent moves %s', (_case, id, place, expected) => {
  expect(moved([1, 2, 3], id, place)).toEqual(expected);
});
