import { fold } from './slug.ts';

/** Letters that lose no accent when taken apart. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text as searches compare it: `João D’Ávila` is `joao davila`; no accents, capitals or apostrophes, single spaces. */
export const foldSearch = (text: string): string =>
  fold(text)
    .replace(/[ßøæœłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ´`′"“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
