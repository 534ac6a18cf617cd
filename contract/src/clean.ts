/** The kinds of fields: `text` may hold any script and emoji; machines read the others. */
export type Kind = 'text' | 'code' | 'phone' | 'email';

/** Characters that nobody sees: zero width spaces, marks of direction, word joiners, byte order marks, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Joiners and the emoji style change their neighbours. */
const JOINING = /\u200c|\u200d|\ufe0f/g;
const EVERY_JOINER = '[\\u200c\\u200d\\ufe0f]';
/** A joiner has work to do behind an emoji, or behind a letter of a script that joins letters. */
const IDLE_JOINER = new RegExp(
  `([\\p{Extended_Pictographic}\\p{Emoji_Modifier}#*0-9](?=\\ufe0f\\u20e3)|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]|(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])[\\p{L}\\p{M}])?${EVERY_JOINER}+`,
  'gu',
);
const LAST_JOINER = /[\u200c\u200d]+$/;
const MAIL_LINK = /^mailto:\s*([^?]*).*$/is;
const DASHES = /[\u2010-\u2015\u2212]/g;

const cleanText = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, (whole, worksFor?: string) => (worksFor ? whole : ''))
    .trim()
    .replace(LAST_JOINER, '');

const cleanCode = (text: string) => text.replace(INVISIBLE, '').replace(JOINING, '').trim();

/** A text as its field means it, without invisible characters and the rest of a pasted link. */
export function clean(text: string, kind: Kind): string {
  switch (kind) {
    case 'text':
      return cleanText(text);
    case 'code':
      return cleanCode(text);
    case 'phone':
      return cleanCode(text.replace(/^\s*tel:/i, ''))
        .replace(/[^\S\r\n]/g, ' ')
        .replace(DASHES, '-');
    case 'email':
      return cleanCode(text).replace(MAIL_LINK, '$1').trim();
  }
}

/** A name in one way of writing: letters with their accents, single spaces. */
export const cleanName = (text: string): string =>
  clean(text, 'text').normalize('NFC').replace(/\s+/g, ' ').trim();
