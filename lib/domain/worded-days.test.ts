import { expect, it } from 'vitest';
import { wordedDays } from './worded-days';

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
