import { blob, type Outline, type Point } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import type { Material } from '../engine/shade.ts';
import { pitOf } from '../figure/limbs.ts';
import { creases, fold, hanging } from './cloth.ts';
import { type Cut, type Fitting, sleeves, topSide } from './parts.ts';

export interface Tailored {
  readonly hem: number;
  readonly ease: number;
  readonly pad: number;
  /** Where it closes, below the neck pit. */
  readonly button: number;
  /** How far the fronts stand apart at the hem; negative overlaps. */
  readonly open: number;
  readonly lapel: number;
  readonly belt?: boolean;
}

/** A jacket or coat: back neck, two fronts with lapels, sleeves. */
export function tailored(fitting: Fitting, material: Material, style: Tailored): Layer[] {
  const { build } = fitting.person;
  const pit = pitOf(build);
  const n = build.neck;
  const cut: Cut = {
    neckline: [],
    ease: style.ease,
    hem: style.hem,
    hemEase: style.hem > 3.4 ? 0.16 : 0.04,
    pad: style.pad,
    sleeve: 1,
    sleeveEase: 0.045 + style.ease * 0.2,
    flare: 0.015,
  };
  const front = (side: 1 | -1, lap: number): Outline => {
    const edge: Point[] = [[n * 1.25, pit - 0.03], [n * 1.5, pit + 0.06], ...topSide(fitting, cut)];
    const inner: Point[] = [
      [style.open, pit + style.hem + 0.05],
      [style.open, pit + style.hem + 0.05],
      [lap + style.open * 0.5, pit + (style.button + style.hem) / 2],
      [lap, pit + style.button],
      [lap, pit + style.button],
      [n * 0.62, pit + style.button * 0.42],
      [n * 1.04, pit - 0.02],
    ];
    return blob(
      [...edge, ...inner].map(([x, y]): Point => [side * x, y]),
      8,
    );
  };
  const tubes = sleeves(fitting, cut);
  const bends = fitting.arms.flatMap((arm) => creases(fitting.random, arm.elbow, 0.2, 7, arm.side * 0.5));
  const hang: Relief[] =
    style.hem > 3.4
      ? hanging(
          fitting.random,
          [-build.waist, build.waist, pit + 2.2],
          [-build.hip - 0.25, build.hip + 0.25, pit + style.hem],
          9,
          0.9,
        )
      : creases(fitting.random, [0, pit + style.button], build.waist * 0.9, 5, 0.2);
  const dart = (side: 1 | -1) =>
    fold(
      [
        [side * build.chest * 0.52, pit + 1.1, 0.004],
        [side * build.waist * 0.62, pit + 1.75, 0.02],
        [side * build.hip * 0.6, pit + 2.4, 0.004],
      ],
      -0.6,
      0.03,
    );
  const panel = (side: 1 | -1, lap: number): Layer => ({
    shapes: [front(side, lap), ...tubes.filter((_, index) => fitting.arms[index]?.side === side)],
    material,
    round: [
      [0.1, 0.9],
      [0.28, 1.4],
    ],
    relief: [
      ...hang,
      ...bends,
      dart(side),
      ...tubes.map((outline): Relief => ({ outline, amount: 0.9, soft: 0.05 })),
    ],
    drop: { dx: 0, dy: 0.03, soft: 0.03, strength: 0.6 },
  });
  const belt = style.belt ? [beltLayer(fitting, material, style.ease)] : [];
  return [
    panel(-1, 0.06),
    panel(1, -0.06),
    ...belt,
    lapelLayer(fitting, material, style, -1, 0.06),
    lapelLayer(fitting, material, style, 1, -0.06),
  ];
}

function lapelLayer(
  { person: { build } }: Fitting,
  material: Material,
  style: Tailored,
  side: 1 | -1,
  lap: number,
): Layer {
  const pit = pitOf(build);
  const n = build.neck;
  const w = style.lapel;
  const notch = 0.52;
  const shape: Point[] = [
    [n * 1.02, pit - 0.17],
    [n * 1.4, pit - 0.02],
    [n * 1.45 + w * 0.55, pit + notch - 0.16],
    [n * 1.2 + w * 0.4, pit + notch - 0.04],
    [n * 1.25 + w, pit + notch - 0.02],
    [n * 0.9 + w * 0.55, pit + (style.button + notch) * 0.52],
    [lap + 0.02, pit + style.button],
    [n * 0.6, pit + style.button * 0.42],
    [n * 0.98, pit - 0.02],
  ];
  return {
    shapes: [shape.map(([x, y]): Point => [side * x, y])],
    material,
    round: [
      [0.08, 0.9],
      [0.02, 0.45],
    ],
    relief: [
      fold(
        [
          [side * n * 1.3, pit + notch - 0.1, 0.003],
          [side * (n * 1.2 + w * 0.4), pit + notch - 0.035, 0.008],
        ],
        -0.8,
        0.01,
      ),
    ],
    drop: { dx: 0, dy: 0.035, soft: 0.03, strength: 0.6 },
  };
}

function beltLayer({ person: { build } }: Fitting, material: Material, ease: number): Layer {
  const pit = pitOf(build);
  const w = build.waist + ease + 0.075;
  const band = blob(
    [
      [-w, pit + 1.7],
      [-w, pit + 1.7],
      [0, pit + 1.74],
      [w, pit + 1.7],
      [w, pit + 1.7],
      [w, pit + 1.82],
      [w, pit + 1.82],
      [0, pit + 1.87],
      [-w, pit + 1.82],
      [-w, pit + 1.82],
    ],
    6,
  );
  return {
    shapes: [band],
    material,
    round: [
      [0.03, 0.35],
      [0.3, 1],
    ],
    drop: { dx: 0, dy: 0.03, soft: 0.02, strength: 0.6 },
  };
}
