import { expect, it } from 'vitest';
import { timeOf } from './time-of';

it('a moment is the agency’s, wherever it is read', () => {
  const noon = '2026-11-12T12:00:00Z';
  expect(timeOf(noon, 'pt', { dateStyle: 'short', timeStyle: 'short' })).toBe('12/11/2026, 09:00');
  expect(timeOf(noon, 'en', { dateStyle: 'medium', timeStyle: 'short' })).toBe('12 Nov 2026, 09:00');
});
