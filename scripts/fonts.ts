// Cuts the two type families to the glyphs and weights the site uses (docs/identity.md). Run after a font update.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { CUT_NAMES, CUTS, type Cut } from '../lib/pdf/printable.ts';
import { inRoot } from './lib/paths.ts';

const DISPLAY = import.meta.resolve(
  '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
);
const ITALIC = DISPLAY.replace('normal.woff2', 'italic.woff2');
const TEXT = import.meta.resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

type Font = { from: string; to: string; variationAxes: Record<string, number> };

/** The characters of a cut up to the last that Unicode gives two bytes. */
function glyphsOf(cut: Cut): string {
  const drawn = new RegExp(`[${CUTS[cut]}]`);
  return Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    .filter((character) => drawn.test(character))
    .join('');
}
// Browsers take the rest from a font of the device.
const GLYPHS = glyphsOf('text').replaceAll(/[ıŒœ]/g, '');

const REGULAR = { wght: 400 };
const FONTS: Font[] = [
  // Finer cuts lose their hairlines on screens: "Abel" read "Ʌbel".
  { from: DISPLAY, to: 'display.woff2', variationAxes: { opsz: 12, wght: 400 } },
  // Its hairlines must hold at the size of a quotation on a phone.
  { from: ITALIC, to: 'display-italic.woff2', variationAxes: { opsz: 16, wght: 400 } },
  { from: TEXT, to: 'text.woff2', variationAxes: REGULAR },
  // Apart: in one file the two weights are no smaller, and most pages show a single one.
  { from: TEXT, to: 'text-bold.woff2', variationAxes: { wght: 600 } },
];

const display = { from: DISPLAY, variationAxes: { opsz: 28, wght: 400 } };
const text = { from: TEXT, variationAxes: REGULAR };
const noto = (from: string) => ({ from, variationAxes: REGULAR });
const LATIN = import.meta.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2');
const HEBREW = import.meta.resolve(
  '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
);
const ARABIC = import.meta.resolve(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
);
const other = (file: string, part: string) => file.replace('-latin-', `-${part}-`);

/** Whole fonts of one weight, as PDFs want them. */
const PAPER: Record<Cut, Pick<Font, 'from' | 'variationAxes'>> = {
  display,
  'display-ext': { ...display, from: other(DISPLAY, 'latin-ext') },
  text,
  'text-ext': { ...text, from: other(TEXT, 'latin-ext') },
  latin: noto(LATIN),
  'latin-ext': noto(other(LATIN, 'latin-ext')),
  vietnamese: noto(other(LATIN, 'vietnamese')),
  greek: noto(other(LATIN, 'greek')),
  cyrillic: noto(other(LATIN, 'cyrillic')),
  'cyrillic-ext': noto(other(LATIN, 'cyrillic-ext')),
  hebrew: noto(HEBREW),
  arabic: noto(ARABIC),
};

async function cut({ from, to, variationAxes }: Font, glyphs: string) {
  const source = await readFile(new URL(from));
  const font = await subsetFont(source, glyphs, {
    targetFormat: to.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes,
  });
  await writeFile(inRoot('components', 'fonts', to), font);
  console.log(`${to}: ${source.length} -> ${font.length} bytes`);
}

// A preview is drawn at 1200 px and shown at a quarter of that, by a chat: a cut whose hairlines are still there.
const PREVIEW = { from: DISPLAY, to: 'preview-display.ttf', variationAxes: { opsz: 8, wght: 400 } };

for (const font of FONTS) await cut(font, GLYPHS);
await cut(PREVIEW, glyphsOf('display'));
for (const name of CUT_NAMES) await cut({ ...PAPER[name], to: `paper-${name}.ttf` }, glyphsOf(name));
