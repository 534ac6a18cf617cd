import { slugify } from '@passarela/contract/slug';
import anyAscii from 'any-ascii';

/** A text in the letters a to z: `Анна` is `Anna`, `山田` is `Shan Tian`, by the most common reading of each sign. */
export const latin = (text: string): string =>
  anyAscii(text.replace(/\p{Script=Han}+/gu, (signs) => [...signs].map((sign) => anyAscii(sign)).join(' ')));

/** {@link slugify}; a name of another script has that of its Latin reading. Heavy: not for browsers. */
export const slugOf = (name: string): string => slugify(name) || slugify(latin(name));
