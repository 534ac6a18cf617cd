import { describe, expect, test } from 'vitest';
import { rangesIn, readAmount, withRanges } from './ranges.ts';

test.each([
  ['height', '175', 175],
  ['height', '1,78', 178],
  ['height', `5'10"`, 178],
  ['waist', '62,5', 62.5],
  ['shoes', '38½', 38.5],
  ['shoes', '38/40', null],
  ['jeans', '38x8', null],
  ['shirt', 'M', null],
  ['height', '', null],
] as const)('%s: "%s" is %s', (measure, typed, amount) => {
  expect(readAmount(measure, typed)).toBe(amount);
});

const HEIGHT = { height: { from: '175', to: '180' } };
const from = { 'figures.height': { greater_than_equal: 175 } };
const to = { 'figures.height': { less_than_equal: 180 } };
const draft = { status: { equals: 'draft' } };

describe('the conditions of a list', () => {
  test.each([
    ['without any', undefined, { or: [{ and: [from, to] }] }],
    ['as an address without them has them', {}, { or: [{ and: [from, to] }] }],
    ['of a quick filter', draft, { or: [{ and: [draft, from, to] }] }],
    [
      'with another range',
      { or: [{ and: [{ 'figures.height': { less_than_equal: 170 } }, draft] }] },
      { or: [{ and: [draft, from, to] }] },
    ],
    [
      'with an alternative',
      { or: [{ and: [draft] }, { and: [{ name: { like: 'ana' } }] }] },
      { or: [{ and: [draft, from, to] }, { and: [{ name: { like: 'ana' } }, from, to] }] },
    ],
  ])('%s get the range', (_, where, expected) => {
    expect(withRanges(where, HEIGHT)).toEqual(expected);
    expect(rangesIn(withRanges(where, HEIGHT))).toEqual(HEIGHT);
  });

  test('lose it, and keep the others', () => {
    expect(withRanges({ or: [{ and: [from, draft, to] }] }, {})).toEqual({ or: [{ and: [draft] }] });
    expect(withRanges({ or: [{ and: [from, to] }] }, {})).toBeUndefined();
  });

  test('have the ends in their order', () => {
    expect(withRanges({}, { height: { from: '1,80', to: '175' } })).toEqual({ or: [{ and: [from, to] }] });
  });
});
