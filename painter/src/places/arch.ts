import { mix } from '../engine/color.ts';
import type { Outline, Point } from '../engine/geometry.ts';
import { downwards, fill, flat, rectangle, sideways, wash } from './brush.ts';
import { isTall, type Place, plaster } from './place.ts';

/** An arch in a wall, a band of sun across it. */
export const arch: Place = (stage, random, { light, middle, dark, accent }) => {
  const ratio = stage.height / stage.width;
  wash(stage, sideways(light, middle));
  const half = isTall(stage) ? 0.3 : 0.17;
  const cx = isTall(stage) ? 0.54 : 0.66;
  const top = isTall(stage) ? 0.36 : 0.3;
  const floor = 0.84;
  const dome = (dx: number, inset: number): Outline => {
    const r = half - inset;
    const points = Array.from({ length: 33 }, (_, index): Point => {
      const angle = (index / 32) * Math.PI;
      return [cx + dx - r * Math.cos(angle), top - (r / ratio) * Math.sin(angle) + (inset / ratio) * 0.4];
    });
    return [...points, [cx + dx + r, floor], [cx + dx - r, floor]];
  };
  fill(stage, rectangle(0, floor, 1, 0.2), downwards(mix(light, middle, 0.35), mix(middle, dark, 0.25)));
  fill(stage, dome(0, 0), flat(mix(middle, dark, 0.62)));
  fill(stage, dome(half * 0.34, 0.0), sideways(mix(accent, dark, 0.2), accent), 1);
  fill(
    stage,
    [[cx + half, 0], [1, 0], [1, floor], [cx + half, floor], ...dome(0, 0).slice(16, 33).reverse()],
    flat(mix(middle, dark, 0.05)),
    1,
  );
  fill(
    stage,
    [
      [cx - half * 0.2, floor],
      [cx + half, floor],
      [cx + half * 0.2, 1],
      [cx - half * 1.6, 1],
    ],
    flat(mix(accent, light, 0.25)),
    0.55,
    0.004,
  );
  plaster(stage, random, 0.11);
  return [cx - half * (isTall(stage) ? 0.15 : 0.1), floor + 0.05];
};
