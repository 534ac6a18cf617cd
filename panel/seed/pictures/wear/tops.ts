import { type Point, tube } from '../engine/geometry.ts';
import type { Layer, Material, Relief } from '../engine/layer.ts';
import { between } from '../engine/random.ts';
import { pitOf } from '../figure/limbs.ts';
import { creases, fold } from './cloth.ts';
import { type Cut, type Fitting, topLayer } from './parts.ts';

/** Drape between the shoulders, under the arms and at the waist. */
function drape(fitting: Fitting, depth: number): Relief[] {
  const { random, person } = fitting;
  const pit = pitOf(person.build);
  const { chest, waist } = person.build;
  const pulls = [-1, 1].flatMap((side) =>
    Array.from({ length: 3 }, (_, index) =>
      fold(
        [
          [side * chest * 0.95, pit + 0.9 + index * 0.1, 0.01],
          [side * chest * 0.6, pit + 1.05 + index * 0.2 + between(random, -0.05, 0.05), 0.035],
          [side * chest * between(random, 0.1, 0.35), pit + 1.25 + index * 0.3, 0.005],
        ],
        (index % 2 ? 0.5 : -0.7) * depth,
        0.035,
      ),
    ),
  );
  return [
    ...pulls,
    ...creases(random, [0, pit + 1.85], waist * 0.8, 6, 0).map((item) => ({
      ...item,
      amount: item.amount * depth * 0.6,
    })),
  ];
}

const CREW: readonly Point[] = [
  [0.27, 0.0],
  [0.22, 0.12],
  [0.12, 0.2],
  [0, 0.23],
];

const SCOOP: readonly Point[] = [
  [0.42, 0.08],
  [0.38, 0.4],
  [0.22, 0.58],
  [0, 0.62],
];

function neckOf(fitting: Fitting, points: readonly Point[]): readonly Point[] {
  const k = fitting.person.build.neck / 0.185;
  return points.map(([x, y]): Point => [x * k, y]);
}

export function crew(fitting: Fitting, material: Material, sleeve: number, ease = 0.04, hem = 2.6): Layer[] {
  const cut: Cut = {
    neckline: neckOf(fitting, CREW),
    ease,
    hem,
    hemEase: 0.02,
    pad: 0.01,
    sleeve,
    sleeveEase: sleeve < 0.6 ? 0.06 : 0.04,
  };
  const pit = pitOf(fitting.person.build);
  const k = fitting.person.build.neck / 0.185;
  const rib: Relief = fold(
    [
      [-0.27 * k, pit + 0.02, 0.018],
      [-0.14 * k, pit + 0.22, 0.02],
      [0, pit + 0.265, 0.02],
      [0.14 * k, pit + 0.22, 0.02],
      [0.27 * k, pit + 0.02, 0.018],
    ],
    0.5,
    0.012,
  );
  return [topLayer(fitting, cut, material, [...drape(fitting, 1), rib])];
}

export function tank(fitting: Fitting, material: Material, hem = 2.6): Layer[] {
  const { build } = fitting.person;
  const pit = pitOf(build);
  const s = build.shoulder;
  const half: Point[] = [
    [s * 0.5, pit + 0.08],
    [s * 0.62, pit + 0.13],
    [s * 0.6, pit + 0.45],
    [build.chest * 0.86, pit + 0.82],
    [build.chest + 0.015, pit + 1.0],
    [build.chest * 0.95 + 0.03, pit + 1.25],
    [build.waist + 0.05, pit + 1.75],
    [build.hip + 0.02, pit + hem],
    [build.hip + 0.02, pit + hem],
  ];
  const neck: Point[] = [
    [0, pit + 0.55],
    [s * 0.24, pit + 0.5],
    [s * 0.42, pit + 0.25],
  ];
  const mirrored = (points: Point[]) => points.map(([x, y]): Point => [-x, y]).reverse();
  const outline = [...neck, ...half, ...mirrored(half), ...mirrored(neck).slice(0, -1)];
  const plain = topLayer(
    { ...fitting, arms: [] },
    { neckline: SCOOP, ease: 0.03, hem, hemEase: 0, pad: 0, sleeve: 0, sleeveEase: 0 },
    material,
    drape(fitting, 0.8),
  );
  return [{ ...plain, shapes: [smooth(outline)] }];
}

import { blob } from '../engine/geometry.ts';

function smooth(points: Point[]) {
  return blob(points, 8);
}

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
