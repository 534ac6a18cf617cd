import type { GoboName } from '../sets/gobo.ts';
import type { Scene } from './editorial.ts';

/** A scene over which a pattern of light moves sideways and back; `reach` is a share of the width. */
export interface Film {
  readonly scene: Scene;
  readonly light: GoboName;
  readonly reach: number;
  readonly seconds: number;
}

export const FILMS: Readonly<Record<'light' | 'fabric', Film>> = {
  light: {
    scene: {
      place: 'bareWall',
      tones: 'terracotta',
      light: 'window',
      side: 1,
      figure: {
        seed: 'film light 4',
        gender: 'woman',
        outfit: 'shoulder',
        colors: ['#efe2cc', '#efe2cc', '#efe2cc'],
        size: 1.5,
        dy: 0.7,
        view: 'side',
      },
    },
    light: 'palm',
    reach: 0.03,
    seconds: 7,
  },
  fabric: {
    scene: {
      place: 'curtain',
      tones: 'chalk',
      light: 'side',
      side: -1,
      figure: {
        seed: 'film fabric 2',
        gender: 'woman',
        outfit: 'gown',
        colors: ['#1d2f3a', '#1d2f3a', '#1d2f3a'],
        size: 0.86,
      },
    },
    light: 'slit',
    reach: 0.2,
    seconds: 7,
  },
};
