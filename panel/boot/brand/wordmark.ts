import type { CSSProperties } from 'react';

/** The agency's name in its high-contrast serif, as far as any machine has one. */
export const wordmark: CSSProperties = {
  fontFamily: "'Bodoni Moda Variable', 'Bodoni 72', Didot, 'Playfair Display', Georgia, serif",
  letterSpacing: '0.02em',
  lineHeight: 1,
};
