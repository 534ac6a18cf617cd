import { expect, it } from 'vitest';
import { wordedDay } from './worded-day.ts';

it.each([
  ['pt', '5 de novembro de 2026'],
  ['en', '5 November 2026'],
] as const)('a day in the words of %s', (lang, words) => {
  expect(wordedDay('2026-11-05', lang)).toBe(words);
});
