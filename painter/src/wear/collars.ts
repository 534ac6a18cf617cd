import { tube } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import type { Material } from '../engine/shade.ts';
import { pitOf } from '../figure/limbs.ts';
import { fold } from './cloth.ts';
import { type Cut, type Fitting, topLayer } from './parts.ts';
import { drape } from './tops.ts';

/** A rolled collar that stands close to the neck. */
export function turtleneck(fitting: Fitting, material: Material, ease = 0.035, hem = 2.6): Layer[] {
  const { build } = fitting.person;
  const pit = pitOf(build);
  const n = build.neck;
  const cut: Cut = {
    neckline: [
      [n * 1.2, -0.02],
      [n * 0.9, 0.04],
      [0, 0.06],
    ],
    ease,
    hem,
    hemEase: 0.02,
    pad: 0.01,
    sleeve: 1,
    sleeveEase: 0.04,
  };
  const ribs = Array.from({ length: 15 }, (_, index): Relief => {
    const x = ((index - 7) / 7) * n;
    return fold(
      [
        [x * 1.04, pit - 0.24, 0.005],
        [x * 1.06, pit - 0.06, 0.005],
      ],
      index % 2 ? 0.45 : -0.45,
      0.008,
    );
  });
  const collar = tube([
    [0, pit - 0.25, n * 1.08],
    [0, pit - 0.14, n * 1.13],
    [0, pit - 0.03, n * 1.1],
    [0, pit + 0.1, n * 1.02],
  ]);
  const edge = fold(
    [
      [-n * 1.1, pit - 0.06, 0.008],
      [0, pit + 0.03, 0.014],
      [n * 1.1, pit - 0.06, 0.008],
    ],
    -0.9,
    0.016,
  );
  const top = topLayer(fitting, cut, material, [
    ...drape(fitting, 0.8),
    ...ribs,
    edge,
    { outline: collar, amount: 0.5, soft: 0.05 },
  ]);
  return [{ ...top, shapes: [...top.shapes, collar] }];
}

/** A shirt with a stand collar's two points and a placket. */
export function shirt(fitting: Fitting, material: Material, ease = 0.09, open = 0.42, hem = 2.7): Layer[] {
  const { build } = fitting.person;
  const pit = pitOf(build);
  const n = build.neck * 1.15;
  const cut: Cut = {
    neckline: [
      [n * 1.12, -0.04],
      [n * 0.75, open * 0.45],
      [0.012, open],
      [0, open],
    ],
    ease,
    hem,
    hemEase: 0.03,
    pad: 0.03,
    sleeve: 1,
    sleeveEase: 0.075,
    flare: 0.01,
  };
  const placket = fold(
    [
      [0, pit + open, 0.03],
      [0.005, pit + 1.4, 0.03],
      [0, pit + hem, 0.03],
    ],
    0.5,
    0.012,
  );
  const collar = (side: 1 | -1): Layer => ({
    shapes: [
      [
        [side * n * 1.02, pit - 0.2],
        [side * n * 1.3, pit - 0.02],
        [side * (n * 1.05), pit + 0.3],
        [side * 0.03, pit + open * 0.9],
        [side * n * 0.55, pit + 0.1],
      ],
    ],
    material,
    round: [
      [0.06, 0.8],
      [0.02, 0.5],
    ],
    drop: { dx: 0, dy: 0.03, soft: 0.025, strength: 0.5 },
  });
  return [topLayer(fitting, cut, material, [...drape(fitting, 1.3), placket]), collar(-1), collar(1)];
}
