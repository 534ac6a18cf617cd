import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#a8321f', '#fbfaf7', 6.36],
  ['#14120f', '#14120f', 1],
])('%s on %s: %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});
