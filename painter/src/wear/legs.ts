import { blob, type Point, tube } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import type { Material, Tint } from '../engine/shade.ts';
import { skinOf } from '../figure/head.ts';
import { type Leg, legTube, pitOf } from '../figure/limbs.ts';
import { creases, fold } from './cloth.ts';
import type { Fitting } from './parts.ts';

export function bareLegs(fitting: Fitting, legs: readonly Leg[]): Layer[] {
  const { person } = fitting;
  return legs.map(
    (leg): Layer => ({
      shapes: [legTube(person.build, leg, [0, 0, 0])],
      material: skinOf(person, 0.16),
      round: [[0.09, 1.9]],
      drop: { dx: 0, dy: 0.02, soft: 0.06, strength: 0.5 },
    }),
  );
}

export function shoes(legs: readonly Leg[], material: Material, heel: boolean): Layer[] {
  return legs.map(({ side, ankle: [x, y] }): Layer => {
    const out = side * (heel ? 0.03 : 0.07);
    const length = heel ? 0.4 : 0.3;
    const outline: Point[] = [
      [x - 0.085, y - 0.02],
      [x - 0.12 + out * 0.6, y + length * 0.55],
      [x - 0.09 + out, y + length * 0.95],
      [x + out, y + length],
      [x + 0.09 + out, y + length * 0.95],
      [x + 0.12 + out * 0.6, y + length * 0.55],
      [x + 0.085, y - 0.02],
    ];
    return {
      shapes: [blob(outline, 6)],
      material,
      round: [[0.06, 1.4]],
      drop: { dx: 0, dy: 0.01, soft: 0.02, strength: 0.4 },
    };
  });
}

/** Trousers; `cut` widens hip, knee and hem. */
export function trousers(
  fitting: Fitting,
  legs: readonly Leg[],
  material: Material,
  cut: readonly [number, number, number],
): Layer[] {
  const { person, random } = fitting;
  const { build } = person;
  const pit = pitOf(build);
  const waist: Point[] = [
    [build.waist + 0.02, pit + 1.72],
    [build.waist + 0.02, pit + 1.72],
    [build.waist * 1.12 + 0.02, pit + 2.1],
    [build.hip + 0.02 + cut[0] * 0.5, pit + 2.5],
    [build.hip * 0.98 + cut[0] * 0.6, pit + 2.85],
    [build.hip * 0.98 + cut[0] * 0.6, pit + 2.85],
  ];
  const seat = blob(
    [[0, pit + 1.79], ...waist, [0, pit + 3.05], ...waist.map(([x, y]): Point => [-x, y]).reverse()],
    8,
  );
  const tubes = legs.map((leg) => legTube(build, leg, cut));
  const line = (leg: Leg): Relief[] => [
    fold(
      [
        [leg.hip[0], leg.hip[1] - 0.4, 0.004],
        [leg.knee[0], leg.knee[1], 0.012],
        [leg.ankle[0], leg.ankle[1], 0.012],
      ],
      0.7,
      0.016,
    ),
    ...creases(random, leg.knee, 0.2, 5, leg.side * 0.3),
    ...creases(random, [leg.ankle[0], leg.ankle[1] - 0.15], 0.16, 4, 0.1),
    ...creases(random, [leg.hip[0] * 0.7, leg.hip[1] + 0.25], 0.26, 4, -leg.side * 0.5),
  ];
  const [left, right] = legs;
  const between: Tint[] =
    left && right
      ? [
          {
            outline: tube([
              [(left.hip[0] + right.hip[0]) / 2, pit + 2.95, 0.02],
              [(left.knee[0] + right.knee[0]) / 2, left.knee[1], 0.06],
              [(left.ankle[0] + right.ankle[0]) / 2, left.ankle[1], 0.06],
            ]),
            color: [0.02, 0.02, 0.025],
            opacity: 0.4,
            soft: 0.05,
          },
        ]
      : [];
  return [
    {
      shapes: [seat, ...tubes],
      material,
      round: [
        [0.12, 1.2],
        [0.3, 0.8],
      ],
      relief: [
        ...tubes.map((outline): Relief => ({ outline, amount: 0.9, soft: 0.06 })),
        ...legs.flatMap(line),
        fold(
          [
            [-build.waist, pit + 1.86, 0.008],
            [0, pit + 1.9, 0.008],
            [build.waist, pit + 1.86, 0.008],
          ],
          -0.7,
          0.012,
        ),
        fold(
          [
            [0, pit + 1.9, 0.01],
            [0.02, pit + 2.7, 0.006],
          ],
          0.6,
          0.012,
        ),
      ],
      tints: between,
      drop: { dx: 0, dy: 0.02, soft: 0.06, strength: 0.4 },
    },
  ];
}
