import { blob, type Point } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import { between } from '../engine/random.ts';
import type { Material } from '../engine/shade.ts';
import { pitOf } from '../figure/limbs.ts';
import { creases, fold } from './cloth.ts';
import { type Cut, type Fitting, topLayer } from './parts.ts';

/** Drape between the shoulders, under the arms and at the waist. */
export function drape(fitting: Fitting, depth: number): Relief[] {
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
  return [{ ...plain, shapes: [blob(outline, 8)] }];
}
