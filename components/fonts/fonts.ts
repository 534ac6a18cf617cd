import localFont from 'next/font/local';

// Local fonts stand in until these load: components/ui/_stand-ins.scss. `optional`: a typeface that misses a
// page's first frame waits for the next page, so nothing moves; on phones server/paint-first.ts decides when.
// Italic and bold, which no page preloads, may come later: their local fonts have the same size.

/** Bodoni Moda with its optical sizes: names and titles. Cut by scripts/fonts.ts. */
const display = localFont({
  src: './display.woff2',
  weight: '400',
  variable: '--font-display-face',
  display: 'optional',
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
  display: 'optional',
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
