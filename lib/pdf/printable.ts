import { each } from '@passarela/contract/each';
import { latin } from '@passarela/contract/latin';
import { unaccent } from '@passarela/contract/slug';

const LATIN = ' -~\u00a0-ÿıŒœ–—‘’“”•…€';
const LATIN_EXT = 'Ā-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-İĶķĹ-ľŁ-ňŌōŐőŔŕŘ-śŞ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ';

// Our two typefaces, and Noto Sans for lines with a letter that they lack.
const OURS = { display: ['display', 'display-ext'], text: ['text', 'text-ext'] } as const;
const NOTO = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'cyrillic',
  'cyrillic-ext',
  'hebrew',
  'arabic',
] as const;
/** The cuts of typefaces that paper is set in; scripts/fonts.ts makes them. */
export const CUT_NAMES = [...OURS.display, ...OURS.text, ...NOTO];
export type Cut = (typeof CUT_NAMES)[number];

export const CUTS: Record<Cut, string> = {
  display: LATIN,
  'display-ext': LATIN_EXT,
  text: LATIN,
  'text-ext': LATIN_EXT,
  latin: LATIN,
  'latin-ext': ' Ā-ȳẀ-ẟỲ-ỿ',
  vietnamese: ' Ạ-ỹ',
  greek: ' Ͱ-ͷͺ-Ϳ΄-ΊΌΎ-ΡΣ-ϡϰ-Ͽ',
  cyrillic: ' Ѐ-џҐґҰұ№',
  'cyrillic-ext': ' Ҋ-ҏҒ-үҲ-ԯ',
  hebrew: ' \u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4',
  arabic: ' \u0600-\u06ff',
};
export type Face = 'display' | 'text';
/** A part of a line in one cut; `features` makes pdfkit shape it whole, which turns words that run to the left. */
export type Run = { cut: Cut; text: string; features?: [] };

const TO_LEFT = '\u0590-\u06ff';
const LEFTWARD = new RegExp(`([${TO_LEFT}]+(?: +[${TO_LEFT}]+)*)`);
const STARTS_LEFTWARD = new RegExp(`^[^\\p{L}]*[${TO_LEFT}]`, 'u');

const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200c|\u200d|\ufe0f/u;
const STAND_INS: Record<string, string> = { '≈': '~' };

const DRAWN = each(CUT_NAMES, (cut) => new RegExp(`[${CUTS[cut]}]`));
const draws = (cut: Cut, character: string) => DRAWN[cut].test(character);

const drawnBy = (cuts: readonly Cut[]) => new RegExp(`[${cuts.map((cut) => CUTS[cut]).join('')}]`);
const OWN = {
  display: drawnBy([...OURS.display, ...NOTO]),
  text: drawnBy([...OURS.text, ...NOTO]),
};

/** A text in the letters that are drawn: others lose their accents or are written in Latin, emoji go. */
function drawn(text: string, face: Face): string {
  const own = OWN[face];
  const plainOf = (character: string) => {
    if (own.test(character)) return character;
    if (/\s/.test(character)) return ' ';
    if (PICTURE.test(character)) return '';
    const plain = STAND_INS[character] ?? unaccent(character);
    return [...plain].every((each) => own.test(each)) ? plain : null;
  };
  let [written, foreign] = ['', ''];
  for (const character of `${text.normalize('NFC')} `) {
    const plain = plainOf(character);
    if (plain === null) foreign += character;
    else {
      written += latin(foreign) + plain;
      foreign = '';
    }
  }
  return written.slice(0, -1);
}

/** How a text is set, also where it breaks into lines: its typefaces, and where its lines begin. */
export type Setting = { face: Face; cuts: readonly Cut[]; isLeftward: boolean };

/** Our typefaces where they have all letters of a text, else Noto Sans. */
export function settingOf(text: string, face: Face): Setting {
  const line = drawn(text, face);
  const isOurs = [...line].every((character) => OURS[face].some((cut) => draws(cut, character)));
  return { face, cuts: isOurs ? OURS[face] : NOTO, isLeftward: STARTS_LEFTWARD.test(line) };
}

export function runsOf(text: string, { face, cuts, isLeftward }: Setting): Run[] {
  const line = drawn(text, face);
  const runs = line.split(LEFTWARD).flatMap((part, at) => {
    const isTurned = at % 2 === 1;
    // In a line that runs to the left, the space before a Latin word stands on its right.
    const placed = isLeftward && !isTurned ? part.replace(/^( *)(.*?)( *)$/, '$3$2$1') : part;
    const own: Run[] = [];
    for (const character of placed) {
      const last = own.at(-1);
      const cut =
        last && draws(last.cut, character) ? last.cut : cuts.find((other) => draws(other, character));
      if (last && last.cut === cut) last.text += character;
      else if (cut) own.push({ cut, text: character, ...(isTurned && { features: [] }) });
    }
    return isTurned ? own.toReversed() : own;
  });
  return isLeftward ? runs.toReversed() : runs;
}
