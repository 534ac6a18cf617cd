import type { Outline, Point } from '../engine/geometry.ts';
import type { Layer } from '../engine/layer.ts';
import { smoothstep } from '../engine/light.ts';
import { pitOf } from './limbs.ts';
import type { Build } from './person.ts';

/** How a body stands: weight on one hip, shoulders and hips at an angle, turned away. */
export interface Posture {
  /** -1 to 1: hips towards the picture's right. */
  readonly sway: number;
  /** -1 to 1: right shoulder lower, right hip higher. */
  readonly tilt: number;
  /** -1 to 1: the chest turned to the picture's right, up to about 45 degrees. */
  readonly turn: number;
}

type Warp = (point: Point) => Point;

/** Bends a figure that was drawn straight and from the front. */
export function warpOf(build: Build, { sway, tilt, turn }: Posture): Warp {
  const pit = pitOf(build);
  const angle = turn * 0.75;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return ([x, y]) => {
    const down = y - pit;
    const front = smoothstep(-0.1, 0.9, down) * (1 - smoothstep(2.4, 3.6, down));
    const radius = build.shoulder * 1.02;
    const depth = Math.sqrt(Math.max(0, radius * radius - x * x)) * 0.42 - radius * 0.16;
    const hips = smoothstep(0.2, 2.3, down) * (1 - smoothstep(2.6, 6.6, down) * 0.85);
    const lean =
      1 - smoothstep(0.4, 1.9, down) - 1.1 * smoothstep(1.5, 2.5, down) * (1 - smoothstep(2.7, 5, down));
    const narrow = cos + (1 - cos) * 0.35;
    return [
      x * narrow + depth * sin * front + sway * 0.16 * hips,
      y + x * tilt * 0.11 * lean * smoothstep(-0.3, 0.3, down),
    ];
  };
}

export function warpLayer(layer: Layer, warp: Warp): Layer {
  const bend = (outline: Outline): Outline => outline.map(warp);
  return {
    ...layer,
    shapes: layer.shapes.map(bend),
    ...(layer.relief && { relief: layer.relief.map((item) => ({ ...item, outline: bend(item.outline) })) }),
    ...(layer.tints && { tints: layer.tints.map((item) => ({ ...item, outline: bend(item.outline) })) }),
    ...(layer.clip && { clip: layer.clip.map(bend) }),
  };
}
