import { blob, type Outline, type Point, tube } from '../engine/geometry.ts';
import { between } from '../engine/random.ts';
import { fineness, flip, type Hair, type HairSubject, layerOf, turned } from './shared.ts';
import { ribbon } from './strands.ts';

interface LongHair {
  /** Where the tips are, in heads below the middle of the face. */
  readonly length: number;
  readonly wave: number;
  readonly volume: number;
  /** -0.2 to 0.2: where it is parted. */
  readonly part: number;
  /** 0 behind the shoulders, 1 in front. */
  readonly forward: number;
  readonly tips: number;
}

/** Parted hair that falls on both sides of the face. */
export function longHair(subject: HairSubject, style: LongHair): Hair {
  const { random, pose } = subject;
  const { length, volume: v, part } = style;
  const side = (sign: 1 | -1) => {
    const orient = (points: Outline) => (sign === 1 ? points : flip(points));
    const outer: Point[] = [
      [part * sign, -0.575 - v * 0.35],
      [0.2, -0.555 - v * 0.5],
      [0.345 + v * 0.5, -0.38 - v * 0.3],
      [0.392 + v, -0.08],
      [0.4 + v * 1.25, length * 0.35],
      [0.41 + v * 1.35 + style.forward * 0.03, length * 0.7],
      [0.37 + v, length * 0.9],
    ];
    const inner: Point[] = [
      [part * sign, -0.47],
      [0.1 + part * sign * 0.4, -0.42],
      [0.255, -0.25],
      [0.31, -0.02],
      [0.292 - style.forward * 0.02, Math.min(0.32, length * 0.4)],
      [0.24 - style.forward * 0.05, length * 0.7],
      [0.3 - style.tips - style.forward * 0.06, length * 0.88],
    ];
    return ribbon(random, turned(pose.turn, orient(outer), false), turned(pose.turn, orient(inner), true), {
      count: fineness(subject, 110),
      amount: 0.9,
      wave: style.wave * between(random, 0.8, 1.2),
      waves: 2.5,
    });
  };
  const wisps = (sign: 1 | -1): Outline[] =>
    Array.from({ length: 22 }, (_, index): Outline => {
      const x0 = sign * (0.24 + (0.16 + v) * ((index + 0.5) / 22));
      const base = length * between(random, 0.66, 0.84);
      const reach = length * between(random, 0.98, 1.06);
      const lean = sign * between(random, -0.05, 0.02);
      return turned(
        pose.turn,
        tube(
          [
            [x0, base, 0.024],
            [x0 + lean * 0.4, (base + reach) / 2, 0.02],
            [x0 + lean, reach, 0.001],
          ],
          4,
        ),
        false,
      );
    });
  const locks = [side(1), side(-1)];
  const w = 0.37 + v;
  const back = blob([
    [0, -0.5],
    [w, -0.2],
    [w + 0.02, length * 0.5],
    [w - 0.03, length * 0.96],
    [0, length * 1.02],
    [-w + 0.03, length * 0.96],
    [-w - 0.02, length * 0.5],
    [-w, -0.2],
  ]);
  return {
    back: [layerOf(subject, { shapes: [turned(pose.turn, back, false)], relief: [], gloss: 0.02 })],
    front: locks.map((lock, index) =>
      layerOf(subject, {
        shapes: [lock.outline, ...wisps(index === 0 ? 1 : -1)],
        relief: lock.strands,
        drop: { dx: 0, dy: 0.05, soft: 0.05, strength: 0.6 },
      }),
    ),
  };
}
