import { expect, it } from 'vitest';
import { cellsOf } from './rows';

const TALL = { width: 900, height: 1200 };
const WIDE = { width: 1500, height: 1000 };
const countsOf = (...pictures: (typeof TALL)[]) => cellsOf(pictures).map(({ count }) => count);

it('rows of photos are even: nobody alone beside a full row', () => {
  expect(countsOf(TALL)).toEqual([1]);
  expect(countsOf(TALL, TALL)).toEqual([2, 2]);
  expect(countsOf(TALL, TALL, TALL)).toEqual([3, 3, 3]);
  expect(countsOf(TALL, TALL, TALL, TALL, TALL)).toEqual([3, 3, 3, 2, 2]);
  expect(countsOf(TALL, WIDE, WIDE)).toEqual([2, 2, 1]);
});

it('a photo of unknown size has the shape of a portrait', () => {
  expect(cellsOf([{ width: null, height: null }])).toEqual([
    { ratio: 0.75, sum: 0.75, count: 1, isLast: true },
  ]);
});
