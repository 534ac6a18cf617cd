import { expect, it } from 'vitest';
import { displayDay, isoDay, isoMoment } from './dates.ts';

it.each([
  ['2026-09-12 09:30:00', '2026-09-12', '12/09/2026'],
  ['2024-02-29 23:59:59', '2024-02-29', '29/02/2024'],
])('%s is the day %s, shown as %s [S78.7]', (createdAt, iso, shown) => {
  expect(isoDay(createdAt)).toBe(iso);
  expect(displayDay(createdAt)).toBe(shown);
});

it.each([
  ['2026-10-01 09:30:00', '2026-10-01T12:30:00.000Z'],
  ['2026-12-31 23:00:00', '2027-01-01T02:00:00.000Z'],
  ['2026-10-01T09:30:00.000Z', '2026-10-01T09:30:00.000Z'],
  ['yesterday', undefined],
])('%s is %s', (value, expected) => {
  expect(isoMoment(value)).toBe(expected);
});
