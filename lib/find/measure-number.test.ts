import { expect, it } from 'vitest';
import { measureNumber } from './measure-number.ts';

it.each([
  ['180', 180],
  ['1,80', 180],
  ['1.75', 175],
  [`178/5'10"`, 178],
  ['38x8', 38],
  ['38,5', 38.5],
  ['', null],
  [null, null],
  ['alta', null],
])('the measure %s is %d', (value, number) => {
  expect(measureNumber(value)).toBe(number);
});
