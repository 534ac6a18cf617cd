import { expect, it } from 'vitest';
import { wordedDay } from './worded-day.ts';
import { wordedDays, wordedJob } from './worded-days';

it.each([
  ['pt', '5 de novembro de 2026'],
  ['en', '5 November 2026'],
] as const)('a day in the words of %s', (lang, words) => {
  expect(wordedDay('2026-11-05', lang)).toBe(words);
});

const texts = { daysFrom: 'from {day}', daysTo: 'until {day}' };

it.each([
  [null, null, 'pt', ''],
  ['2026-12-01', '2026-12-05', 'pt', '1 – 5 de dezembro de 2026'],
  ['2026-12-01', '2026-12-05', 'en', '1 – 5 December 2026'],
  ['2026-11-30', '2026-12-05', 'pt', '30 de novembro – 5 de dezembro de 2026'],
  ['2026-12-31', '2027-01-02', 'en', '31 December 2026 – 2 January 2027'],
  ['2026-12-01', '2026-12-01', 'pt', '1 de dezembro de 2026'],
  ['2026-12-01', null, 'en', 'from 1 December 2026'],
  [null, '2026-12-01', 'pt', 'until 1 de dezembro de 2026'],
] as const)('from %s to %s in %s: %s', (from, to, lang, expected) => {
  expect(wordedDays(from, to, lang, texts).replace(/[\u2009\u00a0]/g, ' ')).toBe(expected);
});

it('a quote begins with the days and the notes on those it is for, as many as there is room for', () => {
  const talents = [1, 2, 3].map((id) => ({ id, name: `T${id}` }));
  const worded = (notes: Record<number, string>) =>
    wordedJob({ from: '2026-12-01', to: null, notes }, talents, 'en', { ...texts, days: 'Days: {days}' });
  expect(worded({})).toBe('Days: from 1 December 2026');
  expect(worded({ 1: 'tall', 9: 'nobody' })).toBe('Days: from 1 December 2026\nT1: tall');
  expect(worded({ 1: 'x'.repeat(2_990), 2: 'x'.repeat(20), 3: '' })).not.toContain('T2');
});
