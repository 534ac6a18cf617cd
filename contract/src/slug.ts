/** Letters that lose no accent when taken apart, and how a list in Portuguese has them. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
};
const STROKES = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

export const unaccent = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(STROKES, (letter) => PLAIN[letter] ?? letter);

/** A text as searches, letters and addresses compare it: no accents, lower case; `Łucja` is `lucja`. */
export const fold = (text: string): string => unaccent(text).toLowerCase();

/** A segment of an address or file name: `Joana d'Ávila` gives `joana-davila`; empty without a letter. */
export function slugify(text: string): string {
  const words = fold(text)
    .replace(/['’`´]/g, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}
