import { expect, it } from 'vitest';
import { isoDay, shownDay } from './day.ts';

it.each([
  ['2026-09-12 09:30:00', '2026-09-12', '12/09/2026'],
  ['2024-02-29 23:59:59', '2024-02-29', '29/02/2024'],
])('%s is the day %s, shown as %s [S78.7]', (createdAt, iso, shown) => {
  expect(isoDay(createdAt)).toBe(iso);
  expect(shownDay(createdAt)).toBe(shown);
});
