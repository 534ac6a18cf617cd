import { fold } from './slug.ts';

/** A text for searches: `João D’Ávila` is `joao davila`; no accents, capitals, apostrophes, double spaces. */
export const foldSearch = (text: string): string =>
  fold(text)
    .replace(/['’‘ʼ´`′"“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
