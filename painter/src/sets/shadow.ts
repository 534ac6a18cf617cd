import { blur } from '../engine/blur.ts';
import type { Affine } from '../engine/geometry.ts';
import type { Layer } from '../engine/layer.ts';
import { type Plane, plane, release } from '../engine/raster.ts';
import { darken, maskOf, type Stage } from '../engine/stage.ts';

export function silhouette(stage: Stage, camera: Affine, layers: readonly Layer[]): Plane {
  return maskOf(
    stage,
    camera,
    layers.flatMap((layer) => layer.shapes),
  );
}

/** The figure's shadow on a wall behind it. Offsets and blur in pixels. */
export function wallShadow(
  stage: Stage,
  figure: Plane,
  dx: number,
  dy: number,
  soft: number,
  strength: number,
) {
  const moved = plane(stage.width, stage.height);
  const [ox, oy] = [Math.round(dx), Math.round(dy)];
  for (let y = 0; y < stage.height; y += 1) {
    const sy = Math.min(stage.height - 1, y - oy);
    if (sy < 0) continue;
    for (let x = 0; x < stage.width; x += 1) {
      const sx = x - ox;
      if (sx >= 0 && sx < stage.width)
        moved.data[y * stage.width + x] = figure.data[sy * stage.width + sx] ?? 0;
    }
  }
  moved.box = [0, 0, stage.width, stage.height];
  const shade = blur(moved, soft);
  darken(stage, shade, strength);
  release(shade);
  release(moved);
}

/** The figure's shadow along the floor, away from the lamp, from the line of its feet. */
export function floorShadow(
  stage: Stage,
  figure: Plane,
  feet: number,
  slant: number,
  length: number,
  strength: number,
) {
  const lying = plane(stage.width, stage.height);
  const top = Math.max(0, Math.round(feet - stage.height * 0.08 * length));
  for (let y = top; y < Math.min(stage.height, feet + 6); y += 1) {
    const up = (feet - y) / length;
    const sy = Math.round(feet - up * 8);
    if (sy < 0 || sy >= stage.height) continue;
    for (let x = 0; x < stage.width; x += 1) {
      const sx = Math.round(x - slant * (feet - y) * 4);
      if (sx >= 0 && sx < stage.width)
        lying.data[y * stage.width + x] = figure.data[sy * stage.width + sx] ?? 0;
    }
  }
  lying.box = [0, top, stage.width, Math.min(stage.height, Math.round(feet) + 8)];
  const shade = blur(lying, stage.height * 0.012);
  darken(stage, shade, strength);
  release(shade);
  release(lying);
}
