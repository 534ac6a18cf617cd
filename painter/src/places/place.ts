import { type Color, hex } from '../engine/color.ts';
import type { Point } from '../engine/geometry.ts';
import type { Random } from '../engine/random.ts';
import { release } from '../engine/raster.ts';
import type { Stage } from '../engine/stage.ts';
import { clouds } from '../sets/backdrop.ts';

/** A place without anybody in it. Returns where a figure's feet may stand, in shares of the picture. */
export type Place = (stage: Stage, random: Random, tones: Tones) => Point;

/** Light, middle and dark of one colour family, and an accent. */
export interface Tones {
  readonly light: Color;
  readonly middle: Color;
  readonly dark: Color;
  readonly accent: Color;
}

export const tonesOf = (light: string, middle: string, dark: string, accent: string): Tones => ({
  light: hex(light),
  middle: hex(middle),
  dark: hex(dark),
  accent: hex(accent),
});

/** The unevenness of walls: clouds that brighten and darken what is there. */
export function plaster(stage: Stage, random: Random, amount: number) {
  const noise = clouds(stage.width, stage.height, random, stage.height * 0.06);
  for (let index = 0; index < noise.data.length; index += 1) {
    const by = 1 + (noise.data[index] ?? 0) * amount;
    stage.red[index] = (stage.red[index] ?? 0) * by;
    stage.green[index] = (stage.green[index] ?? 0) * by;
    stage.blue[index] = (stage.blue[index] ?? 0) * by;
  }
  release(noise);
}

export const isTall = ({ width, height }: Stage): boolean => height > width;
