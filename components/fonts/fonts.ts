import localFont from 'next/font/local';

// Local fonts used until they are loaded: components/ui/_stand-ins.scss. `optional`: what comes too late for a page's first
// frame waits for the next page, and nothing moves; on phones server/paint-first.ts decides when. The
// italic, which no page fetches early, may come later: its local font takes the same room.

/** Bodoni Moda with its optical sizes: names and titles. Cut by scripts/fonts.mjs. */
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
  weight: '400 600',
  variable: '--font-text-face',
  display: 'optional',
  adjustFontFallback: false,
});

/** Class names that define the font variables on the root element. */
export const fontClasses = `${display.variable} ${displayItalic.variable} ${text.variable}`;
