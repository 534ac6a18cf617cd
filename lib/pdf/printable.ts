import { unaccent } from '@passarela/contract/slug';

/** The characters of the two type families (scripts/fonts.ts). */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/;
const STAND_INS: Record<string, string> = { '≈': '~' };

/** Emoji, and what joins or colours them. */
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200c|\u200d|\ufe0f/u;

const drawn = (character: string): string => {
  if (DRAWN.test(character)) return character;
  if (character === '\n') return character;
  if (/\s/.test(character)) return ' ';
  if (PICTURE.test(character)) return '';
  const plain = STAND_INS[character] ?? unaccent(character);
  return [...plain].every((each) => DRAWN.test(each)) ? plain : '?';
};

/** A text in our typefaces' letters: others lose their accents, emoji go, the rest becomes question marks. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replaceAll('\r', '')].map(drawn).join('');
