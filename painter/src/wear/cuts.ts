import type { DressCut } from './dresses.ts';
import type { Tailored } from './tailoring.ts';

/** Widths that trousers add at hip, knee and hem, in heads. */
export type TrouserCut = readonly [hip: number, knee: number, hem: number];

export const SLIM: TrouserCut = [0.02, 0.03, 0.045];
export const STRAIGHT: TrouserCut = [0.04, 0.1, 0.12];
export const WIDE: TrouserCut = [0.06, 0.18, 0.26];

export const SUIT: Tailored = { hem: 3.0, ease: 0.07, pad: 0.035, button: 1.6, open: 0.08, lapel: 0.18 };
export const LONG_JACKET: Tailored = { ...SUIT, hem: 2.95, pad: 0.045, button: 1.55, open: 0.07, lapel: 0.2 };
export const LOW_JACKET: Tailored = { ...SUIT, ease: 0.08, button: 1.7, open: 0.12 };
export const COAT: Tailored = { hem: 5.3, ease: 0.14, pad: 0.05, button: 1.95, open: 0.26, lapel: 0.25 };
export const TRENCH: Tailored = {
  hem: 4.9,
  ease: 0.07,
  pad: 0.045,
  button: 1.7,
  open: -0.08,
  lapel: 0.24,
  belt: true,
};

export const SLIP: DressCut = { neckline: 'straps', hem: 6.75, sweep: 0.78, depth: 0.8 };
export const GOWN: DressCut = { neckline: 'strapless', hem: 7.15, sweep: 1.5, depth: 1.1 };
export const COLUMN: DressCut = { neckline: 'strapless', hem: 6.9, sweep: 0.62, depth: 0.5 };
export const ONE_SHOULDER: DressCut = { neckline: 'shoulder', hem: 6.9, sweep: 0.95, depth: 1 };
export const DAY_DRESS: DressCut = { neckline: 'boat', hem: 5.1, sweep: 0.95, depth: 1 };
