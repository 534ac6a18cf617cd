import { expect, it } from 'vitest';
import { isoMoment } from './moment';

it.each([
  ['2026-10-01 09:30:00', '2026-10-01T12:30:00.000Z'],
  ['2026-12-31 23:00:00', '2027-01-01T02:00:00.000Z'],
  ['2026-10-01T09:30:00.000Z', '2026-10-01T09:30:00.000Z'],
  ['yesterday', undefined],
])('%s is %s', (value, expected) => {
  expect(isoMoment(value)).toBe(expected);
});
