import { expect, it } from 'vitest';
import { cardPath, parseCardName } from './card-name.ts';

const card = { lang: 'en', id: 12, size: 'a5', version: '0123456789' } as const;

it('is read as it is written', () => {
  expect(cardPath(card)).toBe('/api/pdf/en/card-12-a5-0123456789.pdf');
  expect(parseCardName('en', 'card-12-a5-0123456789.pdf')).toEqual(card);
});

it.each([
  ['de', 'card-12-a5-0123456789.pdf'],
  ['en', 'card-12-a3-0123456789.pdf'],
  ['en', 'card-x-a5-0123456789.pdf'],
  ['en', 'card-0-a5-0123456789.pdf'],
  ['en', 'card-12-a5-01234.pdf'],
  ['en', 'card-12-a5-0123456789.jpg'],
  ['en', '../card-12-a5-0123456789.pdf'],
])('%s/%s is no card', (lang, file) => {
  expect(parseCardName(lang, file)).toBeNull();
});
