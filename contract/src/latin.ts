import anyAscii from 'any-ascii';
import { fold, slugify } from './slug.ts';

const FIRST_LETTER_UNITS_MAX = 2;

/** A text in the letters a to z: `Анна` is `Anna`, `山田` is `Shan Tian`, by the most common reading of each sign. */
export const latin = (text: string): string =>
  anyAscii(text.replace(/\p{Script=Han}+/gu, (signs) => [...signs].map((sign) => anyAscii(sign)).join(' ')));

/** {@link slugify}; a name of another script has that of its Latin reading. Heavy: not for browsers. */
export const slugOf = (name: string): string => slugify(name) || slugify(latin(name));

/** The letter under which a name is listed: its first, lower case, plain (`Ângela` and `Анна` under a). */
export function letterOf(name: string): string {
  const own = fold(name.trim().slice(0, FIRST_LETTER_UNITS_MAX)).charAt(0);
  return own < '\u0080' ? own : (fold(latin(name)).match(/[a-z]/)?.[0] ?? own);
}
