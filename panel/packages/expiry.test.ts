import { expect, test } from 'vitest';
import { hasMinor, usualEnd } from './expiry.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');

test('a package is open for 14 days, 7 with a minor in it', () => {
  expect(usualEnd(false, NOW)).toBe('2026-12-11T12:00:00.000Z');
  expect(usualEnd(true, NOW)).toBe('2026-12-04T12:00:00.000Z');
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
