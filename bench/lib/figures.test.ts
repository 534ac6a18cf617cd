import { expect, it } from 'vitest';
import { figure, median, percentile, ratio, table } from './figures.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 3],
  [[7], 7],
  [[], Number.NaN],
])('median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

it('a percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([5, 1], 0.5)).toBe(1);
});

it('ratios and figures that are not known are dashes', () => {
  expect([ratio(130, 100), ratio(1, 0), ratio(Number.NaN, 2)]).toEqual(['1.30 ×', '–', '–']);
  expect([figure(12.345), figure(12.345, 2), figure(Number.NaN)]).toEqual(['12', '12.35', '–']);
});

it('rows become a table in Markdown', () => {
  expect(
    table([
      ['page', 'ms'],
      ['list', '12'],
    ]),
  ).toBe('| page | ms |\n| --- | --- |\n| list | 12 |');
});

it('a row that does not fit its head is no table', () => {
  expect(() => table([['page', 'ms'], ['list']])).toThrow('1 cells below 2: list');
});
