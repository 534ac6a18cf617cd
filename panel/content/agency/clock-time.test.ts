import { expect, test } from 'vitest';
import { asClockTime } from './contacts.ts';

test.each([
  ['9h', '09:00'],
  ['9h30', '09:30'],
  ['9h30min', '09:30'],
  ['9 horas', '09:00'],
  ['18', '18:00'],
  [' 09.15 ', '09:15'],
  ['9:00', '09:00'],
  ['09:00', '09:00'],
  ['25:00', '25:00'],
  ['noon', 'noon'],
  ['', ''],
])('%j is read as %j', (typed, time) => {
  expect(asClockTime(typed)).toBe(time);
});
