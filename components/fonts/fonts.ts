import localFont from 'next/font/local';

// Local fonts of the same size stand in until these load: components/ui/_stand-ins.scss. `swap`: a visit whose first
// frame came before the typefaces would keep the local ones on every page. On phones server/page.ts decides
// when they come.

/** Bodoni Moda as small print has it: names and titles. Cut by scripts/fonts.ts. */
const display = localFont({
  src: './display.woff2',
  weight: '400',
  variable: '--font-display-face',
  display: 'swap',
  adjustFontFallback: false,
});

const displayItalic = localFont({
  src: './display-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-display-italic-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const text = localFont({
  src: './text.woff2',
  weight: '400',
  variable: '--font-text-face',
  display: 'swap',
  adjustFontFallback: false,
});

const textBold = localFont({
  src: './text-bold.woff2',
  weight: '600',
  variable: '--font-text-bold-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Class names that define the font variables on the root element. */
export const fontClasses = `${display.variable} ${displayItalic.variable} ${text.variable} ${textBold.variable}`;
