import { fold } from './slug.ts';

/**
 * A text as searches compare it: `João D’Ávila` is `joao davila`; no accents, capitals, apostrophes or double
 * spaces.
 */
export const foldSearch = (text: string): string =>
  fold(text)
    .replace(/['’‘ʼ´`′"“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
