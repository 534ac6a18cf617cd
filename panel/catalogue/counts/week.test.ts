import { expect, test } from 'vitest';
import { lastWeeks, weekOf } from './counts.ts';

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-23T02:59:00Z', '2026-11-16'],
  ['2026-11-29T12:00:00Z', '2026-11-23'],
  ['2026-11-30T02:59:59Z', '2026-11-23'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('%s is in the agency’s week of %s', (at, monday) => {
  expect(weekOf(Date.parse(at))).toBe(monday);
});

test('the last weeks end with this one, over the end of a year too', () => {
  expect(lastWeeks(Date.parse('2027-01-05T12:00:00Z'), 3)).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ]);
});
