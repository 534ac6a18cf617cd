import localFont from 'next/font/local';

// What stands in until they are here: components/ui/stand-ins.scss.

/** Bodoni Moda with its optical sizes: names and titles. Cut by scripts/fonts.mjs. */
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
  weight: '400 600',
  variable: '--font-text-face',
  display: 'swap',
  adjustFontFallback: false,
});

/** Class names that define the font variables on the root element. */
export const fontClasses = `${display.variable} ${displayItalic.variable} ${text.variable}`;
