import { unaccent } from '@passarela/contract/slug';

/** The characters of the two type families (scripts/fonts.ts). */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/;
const STAND_INS: Record<string, string> = { '≈': '~' };

const drawn = (character: string): string => {
  if (DRAWN.test(character)) return character;
  const plain = STAND_INS[character] ?? unaccent(character);
  return [...plain].every((each) => DRAWN.test(each)) ? plain : '?';
};

/** A text in our typefaces' letters: others lose their accents, and the rest becomes question marks. */
export const printable = (text: string): string => [...text.normalize('NFC')].map(drawn).join('');
