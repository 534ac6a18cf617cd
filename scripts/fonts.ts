// Cuts the two type families to the glyphs and weights the site uses (docs/identity.md). Run after a font update.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { inRoot } from './lib/paths.ts';

const DISPLAY = import.meta.resolve(
  '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
);
const ITALIC = import.meta.resolve(
  '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2',
);
const TEXT = import.meta.resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from }, (_, index) => from + index));
const GLYPHS = `${range(0x20, 0x7f)}${range(0xa0, 0x100)}–—‘’“”•…€`;

const FONTS = [
  {
    from: DISPLAY,
    to: 'display.woff2',
    // Finer cuts lose their hairlines on screens: "Abel" read "Ʌbel".
    variationAxes: { opsz: 12, wght: 400 },
  },
  {
    from: ITALIC,
    to: 'display-italic.woff2',
    // Its hairlines must hold at the size of a quotation on a phone.
    variationAxes: { opsz: 16, wght: 400 },
  },
  {
    from: TEXT,
    to: 'text.woff2',
    variationAxes: { wght: 400 },
  },
  {
    // Apart: in one file the two weights are no smaller, and most pages show a single one.
    from: TEXT,
    to: 'text-bold.woff2',
    variationAxes: { wght: 600 },
  },
  // The two cuts that social images are set in: whole fonts of one weight, as image libraries want them.
  {
    from: DISPLAY,
    to: 'social-display.ttf',
    variationAxes: { opsz: 28, wght: 400 },
  },
  {
    from: TEXT,
    to: 'social-text.ttf',
    variationAxes: { wght: 400 },
  },
];

for (const { from, to, variationAxes } of FONTS) {
  const source = await readFile(new URL(from));
  const cut = await subsetFont(source, GLYPHS, {
    targetFormat: to.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes,
  });
  await writeFile(inRoot('components', 'fonts', to), cut);
  console.log(`${to}: ${source.length} -> ${cut.length} bytes`);
}
