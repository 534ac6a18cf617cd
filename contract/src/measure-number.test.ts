import { expect, it } from 'vitest';
import { measureNumber } from './measure-number.ts';

it.each([
  ['height', '180', 180],
  ['height', '1,80', 180],
  ['height', '1.75', 175],
  ['height', `178/5'10"`, 178],
  ['jeans', '38x8', 38],
  ['shoes', '38,5', 38.5],
  ['waist', '62,5', 62.5],
  ['shirt', '2', 2],
  ['shirt', 'M', null],
  ['height', '', null],
  ['height', null, null],
  ['height', 'alta', null],
] as const)('%s: %s is %d', (measure, value, number) => {
  expect(measureNumber(measure, value)).toBe(number);
});
