import { blob, type Outline, type Point } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import type { Random } from '../engine/random.ts';
import type { Material, Tint } from '../engine/shade.ts';
import { type Arm, armTube, pitOf } from '../figure/limbs.ts';
import type { Person } from '../figure/person.ts';
import { creases } from './cloth.ts';

/** Everything a garment is cut for. */
export interface Fitting {
  readonly person: Person;
  readonly arms: readonly Arm[];
  readonly random: Random;
}

export interface Cut {
  /** Right half of the neckline, from the shoulder seam to the middle of the front. */
  readonly neckline: readonly Point[];
  readonly ease: number;
  readonly hem: number;
  readonly hemEase: number;
  /** Extra width and squareness of the shoulder. */
  readonly pad: number;
  /** 0 none, 0.3 short, 1 to the wrist. */
  readonly sleeve: number;
  readonly sleeveEase: number;
  readonly flare?: number;
}

const dup = (point: Point): Point[] => [point, point];

/** Right half of a top, from the shoulder seam down to the hem. */
export function topSide({ person: { build } }: Fitting, cut: Cut): Point[] {
  const pit = pitOf(build);
  const { ease, pad } = cut;
  return [
    [build.shoulder * 0.62, pit + 0.145 - pad * 0.5 - ease * 0.25],
    [build.shoulder * 0.84 + pad, pit + 0.21 - pad * 0.5 - ease * 0.25],
    [build.shoulder * 0.94 + pad, pit + 0.42],
    [build.shoulder * 0.9 + pad * 0.5, pit + 0.75],
    [build.chest + ease * 0.7, pit + 0.98],
    [build.chest * 0.95 + ease, pit + 1.25],
    [build.waist + ease * 1.15, pit + 1.75],
    [(build.waist + build.hip) / 2 + ease * 1.05 + cut.hemEase * 0.5, pit + (1.75 + cut.hem) / 2],
    ...dup([(cut.hem > 2.3 ? build.hip : build.waist * 1.1) + ease + cut.hemEase, pit + cut.hem]),
  ];
}

function topOutline(fitting: Fitting, cut: Cut): Outline {
  const pit = pitOf(fitting.person.build);
  const neck = cut.neckline.map(([x, y]): Point => [x, pit + y]);
  const [first] = neck;
  const side = [...(first ? [first] : []), ...topSide(fitting, cut)];
  const left = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]);
  const hem: Point[] = [[0, pit + cut.hem + 0.04]];
  return blob([...side, ...hem, ...left(side).reverse(), ...left(neck), ...neck.slice().reverse()], 8);
}

export function sleeves({ person, arms }: Fitting, cut: Cut): Outline[] {
  if (cut.sleeve <= 0) return [];
  return arms.map((arm) => {
    const [x, y] = arm.shoulder;
    const padded: Arm = { ...arm, shoulder: [x + arm.side * cut.pad * 0.8, y - cut.pad * 0.4] };
    return armTube(person.build, padded, cut.sleeveEase, 0, cut.sleeve, cut.flare);
  });
}

/** The dark seam between an arm and the body it hangs beside. */
function seams({ person: { build }, arms }: Fitting): Tint[] {
  const pit = pitOf(build);
  return arms.map((arm): Tint => {
    const x = build.chest + 0.02;
    const [ex, ey] = arm.elbow;
    return {
      outline: blob([
        [arm.side * x, pit + 0.85],
        [arm.side * (x + 0.03), pit + 1.2],
        [arm.side * (x * 0.35 + Math.abs(ex) * 0.6), ey],
        [arm.side * (x - 0.04), pit + 1.3],
      ]),
      color: [0.02, 0.02, 0.025],
      opacity: 0.35,
      soft: 0.05,
    };
  });
}

export function topLayer(fitting: Fitting, cut: Cut, material: Material, relief: readonly Relief[]): Layer {
  const { random, arms } = fitting;
  const tubes = sleeves(fitting, cut);
  const bends =
    cut.sleeve >= 0.6 ? arms.flatMap((arm) => creases(random, arm.elbow, 0.17, 7, arm.side * 0.5)) : [];
  return {
    shapes: [topOutline(fitting, cut), ...tubes],
    material,
    round: [
      [0.1, 0.9],
      [0.3, 1.5],
    ],
    relief: [...tubes.map((outline): Relief => ({ outline, amount: 0.7, soft: 0.06 })), ...bends, ...relief],
    tints: cut.sleeve > 0 ? seams(fitting) : [],
    drop: { dx: 0, dy: 0.02, soft: 0.03, strength: 0.45 },
  };
}
