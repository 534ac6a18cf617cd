import { expect, it } from 'vitest';
import { positionOf } from './drag-row';

// Rows of 100, 100, 200 and 100 px.
const rows = [0, 100, 200, 400].map((start, index, all) => ({ start, end: all[index + 1] ?? 500 }));

it.each([
  ['stays where it is', 1, 0, 1],
  ['stays while no middle is passed', 1, 99, 1],
  ['passes a high row at its middle', 1, 101, 2],
  ['passes the last one', 1, 260, 3],
  ['stays last beyond the end', 1, 5_000, 3],
  ['stays while it goes up a little', 1, -49, 1],
  ['comes first', 1, -51, 0],
  ['stays first above the list', 3, -5_000, 0],
  ['a high row passes by its edge', 2, 51, 3],
  ['a row that is none stays', 9, 40, 9],
])('a dragged row %s', (_case, from, by, expected) => {
  expect(positionOf(rows, from, by)).toBe(expected);
});
