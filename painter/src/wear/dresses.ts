import { blob, type Point, tube } from '../engine/geometry.ts';
import type { Layer } from '../engine/layer.ts';
import type { Material } from '../engine/shade.ts';
import { pitOf } from '../figure/limbs.ts';
import { creases, hanging } from './cloth.ts';
import type { Fitting } from './parts.ts';

export interface DressCut {
  readonly neckline: 'straps' | 'strapless' | 'shoulder' | 'boat';
  readonly hem: number;
  /** Half width of the hem. */
  readonly sweep: number;
  readonly depth: number;
}

/** A dress in one piece: bodice close to the body, skirt with hanging folds. */
export function dress(fitting: Fitting, material: Material, cut: DressCut): Layer[] {
  const { build } = fitting.person;
  const pit = pitOf(build);
  const { chest, waist, hip, shoulder } = build;
  const top: Record<DressCut['neckline'], readonly [right: Point[], left: Point[]]> = {
    straps: [
      [
        [0.06, pit + 0.86],
        [chest * 0.55, pit + 0.66],
        [chest * 0.86, pit + 0.84],
      ],
      [
        [-chest * 0.86, pit + 0.84],
        [-chest * 0.55, pit + 0.66],
        [-0.06, pit + 0.86],
      ],
    ],
    strapless: [
      [
        [0, pit + 0.78],
        [chest * 0.5, pit + 0.7],
        [chest * 0.92, pit + 0.82],
      ],
      [
        [-chest * 0.92, pit + 0.82],
        [-chest * 0.5, pit + 0.7],
      ],
    ],
    shoulder: [
      [
        [0.2, pit + 0.35],
        [shoulder * 0.5, pit + 0.06],
        [shoulder * 0.75, pit + 0.12],
        [chest * 0.92, pit + 0.85],
      ],
      [
        [-chest * 0.92, pit + 0.88],
        [-chest * 0.4, pit + 0.72],
      ],
    ],
    boat: [
      [
        [0, pit + 0.24],
        [shoulder * 0.5, pit + 0.1],
        [shoulder * 0.86, pit + 0.17],
        [shoulder * 0.82, pit + 0.5],
        [chest * 0.92, pit + 0.9],
      ],
      [
        [-chest * 0.92, pit + 0.9],
        [-shoulder * 0.82, pit + 0.5],
        [-shoulder * 0.86, pit + 0.17],
        [-shoulder * 0.5, pit + 0.1],
      ],
    ],
  };
  const [right, left] = top[cut.neckline];
  const side: Point[] = [
    [chest + 0.01, pit + 1.05],
    [chest * 0.93, pit + 1.3],
    [waist + 0.015, pit + 1.75],
    [waist * 1.15 + 0.03, pit + 2.1],
    [hip + 0.03 + cut.sweep * 0.06, pit + 2.65],
    [hip + (cut.sweep - hip) * 0.4, pit + (2.65 + cut.hem) / 2],
    [cut.sweep, pit + cut.hem],
    [cut.sweep, pit + cut.hem],
  ];
  const outline = blob(
    [
      ...right,
      ...side,
      [0, pit + cut.hem + 0.07],
      ...side.map(([x, y]): Point => [-x, y]).reverse(),
      ...left,
    ],
    8,
  );
  const straps: Layer[] =
    cut.neckline === 'straps'
      ? [1, -1].map(
          (s): Layer => ({
            shapes: [
              tube([
                [s * chest * 0.55, pit + 0.7, 0.014],
                [s * shoulder * 0.56, pit + 0.3, 0.014],
                [s * shoulder * 0.54, pit + 0.1, 0.014],
              ]),
            ],
            material,
            round: [[0.02, 0.8]],
            drop: { dx: 0.01, dy: 0.02, soft: 0.012, strength: 0.5 },
          }),
        )
      : [];
  const body: Layer = {
    shapes: [outline],
    material,
    round: [
      [0.12, 1],
      [0.32, 1.5],
    ],
    relief: [
      ...hanging(
        fitting.random,
        [-waist, waist, pit + 1.9],
        [-cut.sweep, cut.sweep, pit + cut.hem],
        cut.sweep > 0.8 ? 13 : 7,
        cut.depth,
      ),
      ...creases(fitting.random, [0, pit + 1.6], waist * 0.8, 5, 0.3).map((item) => ({
        ...item,
        amount: item.amount * 0.7,
      })),
      ...[1, -1].map((s) => ({
        outline: tube([
          [s * chest * 0.5, pit + 0.85, 0.1],
          [s * chest * 0.5, pit + 1.05, 0.12],
        ]),
        amount: 0.5,
        soft: 0.1,
      })),
    ],
    drop: { dx: 0, dy: 0.03, soft: 0.04, strength: 0.5 },
  };
  return [body, ...straps];
}
