import { expect, it } from 'vitest';
import { isMinor } from './minors.ts';

it.each([
  [null, true],
  [0, true],
  [17, true],
  [18, false],
  [40, false],
])('aged %s is a minor: %s', (age, expected) => {
  expect(isMinor({ age })).toBe(expected);
});
