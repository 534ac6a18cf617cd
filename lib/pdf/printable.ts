import { unaccent } from '@passarela/contract/slug';

/** What the two type families can draw (scripts/fonts.ts). */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/;
const STAND_INS: Record<string, string> = { '≈': '~' };

const drawn = (character: string): string => {
  if (DRAWN.test(character)) return character;
  const plain = STAND_INS[character] ?? unaccent(character);
  return [...plain].every((each) => DRAWN.test(each)) ? plain : '?';
};

/** A text in letters that our typefaces have: others lose their accents, and what is left over becomes a question mark. */
export const printable = (text: string): string => [...text.normalize('NFC')].map(drawn).join('');
