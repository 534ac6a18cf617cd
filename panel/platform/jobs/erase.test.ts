import { expect, test } from 'vitest';
import { mayErase } from './erase.ts';

const at = (hour: string) => Date.parse(`2026-11-26T${hour}:00-03:00`);

test.each([
  ['01:59', false],
  ['02:00', true],
  ['04:59', true],
  ['05:00', false],
  ['15:00', false],
])('at %s tables that are locked meanwhile are rewritten: %s', (hour, isAllowed) => {
  expect(mayErase({ erasesAtNight: true }, at(hour))).toBe(isAllowed);
  expect(mayErase({ erasesAtNight: false }, at(hour))).toBe(true);
});
