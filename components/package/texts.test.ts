import { expect, it } from 'vitest';
import { minuteOf } from './texts';

it('a moment is the agency’s, and says so, wherever it is read', () => {
  const noon = '2026-11-12T12:00:00Z';
  expect(minuteOf(noon, 'pt')).toBe('12/11/2026, 09:00 BRT');
  expect(minuteOf(noon, 'en')).toMatch(/^12 Nov 2026, 09:00 (BRT|GMT-3)$/);
});
