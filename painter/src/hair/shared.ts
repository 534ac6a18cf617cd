import { ramp } from '../engine/color.ts';
import { ellipse, type Outline, type Point, transform } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import { between, type Random } from '../engine/random.ts';
import type { Material } from '../engine/shade.ts';
import type { HeadPose } from '../figure/head.ts';
import type { Person } from '../figure/person.ts';

/** Hairline from ear to ear over the forehead. */
export const HAIRLINE: Outline = [
  [-0.338, 0.08],
  [-0.318, -0.06],
  [-0.3, -0.17],
  [-0.248, -0.262],
  [-0.2, -0.335],
  [-0.1, -0.372],
  [0, -0.366],
  [0.1, -0.372],
  [0.2, -0.335],
  [0.248, -0.262],
  [0.3, -0.17],
  [0.318, -0.06],
  [0.338, 0.08],
];

/** The layers of a hairstyle: behind the shoulders, between neck and face, and in front of the face. */
export interface Hair {
  readonly back: readonly Layer[];
  readonly front: readonly Layer[];
}

export interface HairSubject {
  readonly person: Person;
  readonly pose: HeadPose;
  readonly random: Random;
  /** 1 for a head that fills the picture, less for a small one: hair is drawn no finer than it shows. */
  readonly detail: number;
}

/** How many strands or curls a head of this size needs, of `count` for a large one. */
export function fineness({ detail }: HairSubject, count: number): number {
  return Math.max(10, Math.round(count * detail));
}

function hairMaterial({ hair }: Person, gloss = 0.16): Material {
  return { ramp: ramp(hair), gloss, polish: 9, sheen: hair[3] ?? [1, 1, 1] };
}

/** Moves points as a turning head does: the hairline goes with the face, the skull the other way. */
export function turned(turn: number, points: Outline, hairline: boolean): Outline {
  const much = Math.abs(turn);
  return points.map(([x, y]): Point => {
    const isFar = Math.sign(x) === Math.sign(turn);
    const low = Math.max(0, Math.min(1, (y + 0.2) * 4));
    const [far, near] = hairline ? [-0.12 - 0.17 * low, 0.02] : [-0.1, 0.14];
    return [x * (1 + much * (isFar ? far : near)) + turn * (hairline ? 0.05 : -0.01), y];
  });
}

export function flip(points: Outline): Outline {
  return points.map(([x, y]): Point => [-x, y]);
}

export function layerOf(
  { person, pose }: HairSubject,
  parts: {
    readonly shapes: readonly Outline[];
    readonly relief: readonly Relief[];
    readonly round?: Layer['round'];
    readonly feather?: number;
    readonly drop?: Layer['drop'];
    readonly gloss?: number;
  },
): Layer {
  const place = (outline: Outline) => transform(pose.place, outline);
  return {
    shapes: parts.shapes.map(place),
    material: hairMaterial(person, parts.gloss),
    round: parts.round ?? [
      [0.11, 1.7],
      [0.03, 0.5],
    ],
    relief: parts.relief.map((item) => ({ ...item, outline: place(item.outline) })),
    drop: parts.drop ?? { dx: 0, dy: 0.035, soft: 0.035, strength: 0.55 },
    feather: parts.feather ?? 0.003,
  };
}

/** How deep curls are modelled: light hair shows every shadow, so it gets less. */
export function curlDepth({ hair }: Person): number {
  return 1.45 - 1.2 * (hair[2]?.[0] ?? 0);
}

/** Small bumps that read as curls inside an outline's bounding ring. */
export function curls(
  random: Random,
  centre: Point,
  rx: number,
  ry: number,
  count: number,
  size: number,
  depth: number,
): Relief[] {
  return Array.from({ length: count }, (): Relief => {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random());
    const radius = size * between(random, 0.6, 1.4);
    return {
      outline: ellipse(
        centre[0] + Math.cos(angle) * distance * rx,
        centre[1] + Math.sin(angle) * distance * ry,
        radius,
        radius * between(random, 0.5, 1),
        random() * 180,
      ),
      amount: between(random, -depth, depth),
      soft: 0.011,
    };
  });
}

/** An outline with a curly edge. */
export function fluffy(random: Random, outline: Outline, reach: number): Outline {
  let drift = 0;
  return outline.map(([x, y]): Point => {
    drift = drift * 0.55 + between(random, -1, 1) * 0.6;
    const length = Math.hypot(x, y) || 1;
    return [x + (x / length) * drift * reach, y + (y / length) * drift * reach];
  });
}
