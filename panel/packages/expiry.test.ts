import { expect, test } from 'vitest';
import { endAsDay, hasMinor, isOver, lastMoment, laterEnd, usualEnd } from './expiry.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');

test('a package is open for 14 days, 7 with a minor in it, each by the agency’s day', () => {
  expect(usualEnd(false, NOW)).toBe('2026-12-11T12:00:00.000Z');
  expect(usualEnd(true, NOW)).toBe('2026-12-04T12:00:00.000Z');
  // half past nine in the evening in São Paulo
  expect(usualEnd(true, Date.parse('2026-11-28T00:30:00Z'))).toBe('2026-12-04T12:00:00.000Z');
});

test.each([
  ['a day', '2026-12-15T12:00:00.000Z'],
  ['as it began', '2026-12-15T03:00:00.000Z'],
  ['in its middle', '2026-12-15T18:20:00.000Z'],
  ['late in its evening', '2026-12-16T02:50:00.000Z'],
])('an end stored as %s lasts to the end of that day in the agency’s zone', (_, stored) => {
  expect(new Date(lastMoment(stored)).toISOString()).toBe('2026-12-16T02:59:59.999Z');
  expect(isOver(stored, Date.parse('2026-12-16T02:59:59.999Z'))).toBe(false);
  expect(isOver(stored, Date.parse('2026-12-16T03:00:00.000Z'))).toBe(true);
  expect(laterEnd(stored, 7, NOW)).toBe('2026-12-22T12:00:00.000Z');
  expect(laterEnd(stored, 7, Date.parse('2026-12-20T12:00:00Z'))).toBe('2026-12-27T12:00:00.000Z');
});

test.each([null, undefined, '', 'nonsense'])('without an end (%s) a package is over', (stored) => {
  expect(isOver(stored, NOW)).toBe(true);
  expect(laterEnd(stored, 7, NOW)).toBe('2026-12-04T12:00:00.000Z');
});

test.each([
  ['2026-12-15', '2026-12-15T12:00:00.000Z'],
  ['2026-12-15T12:00:00.000Z', '2026-12-15T12:00:00.000Z'],
  ['2026-12-16T02:50:00.000Z', '2026-12-15T12:00:00.000Z'],
  ['2026-12-15T00:00:00-03:00', '2026-12-15T12:00:00.000Z'],
  ['nonsense', 'nonsense'],
])('%s is read and written as the agency’s day', (value, day) => {
  expect(Reflect.apply(endAsDay, null, [{ value }])).toBe(day);
});

test.each([
  ['adults', ['1990-01-01T12:00:00.000Z', '2008-11-27T12:00:00.000Z'], false],
  ['one who is 18 tomorrow', ['1990-01-01T12:00:00.000Z', '2008-11-28T12:00:00.000Z'], true],
  ['one without a birthdate', [null], true],
  ['nobody', [], false],
])('%s', (_, birthdates, expected) => {
  expect(
    hasMinor(
      birthdates.map((birthdate) => ({ birthdate })),
      NOW,
    ),
  ).toBe(expected);
});
