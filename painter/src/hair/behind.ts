import { blob, ellipse, type Outline, type Point } from '../engine/geometry.ts';
import { curlDepth, curls, fineness, flip, fluffy, type Hair, type HairSubject, layerOf } from './shared.ts';
import { ribbon } from './strands.ts';

/** A head seen from behind: hair only. `length` below 0.5 leaves the nape free. */
export function fromBehind(
  subject: HairSubject,
  shape: 'long' | 'knot' | 'crop' | 'afro',
  length: number,
): Hair {
  const { random } = subject;
  if (shape === 'afro') {
    const ring = fluffy(random, blob(ellipse(0, -0.22, 0.56, 0.54), 5), 0.02);
    return {
      back: [],
      front: [
        layerOf(subject, {
          shapes: [ring],
          relief: curls(
            random,
            [0, -0.2],
            0.56,
            0.54,
            fineness(subject, 1000),
            0.02,
            curlDepth(subject.person),
          ),
          gloss: 0.03,
          feather: 0.007,
          round: [
            [0.22, 2],
            [0.05, 0.5],
          ],
        }),
      ],
    };
  }
  const nape = shape === 'long' ? length : 0.42;
  const outer: Point[] = [
    [0.0, -0.56],
    [0.22, -0.52],
    [0.36, -0.34],
    [0.385, -0.1],
    [shape === 'long' ? 0.42 : 0.33, Math.min(0.25, nape * 0.5)],
    [shape === 'long' ? 0.43 : 0.2, nape * 0.85],
    [shape === 'long' ? 0.36 : 0.13, nape],
  ];
  const middle: Point[] = [
    [0, -0.55],
    [0.01, -0.4],
    [0.0, -0.2],
    [0.01, 0],
    [0, 0.15],
    [0.0, nape * 0.85],
    [0, nape + 0.03],
  ];
  const halves = [outer, flip(outer)].map((edge, index) =>
    ribbon(random, edge, index ? flip(middle) : middle, { count: fineness(subject, 70), amount: 0.9 }),
  );
  const shapes: Outline[] = [blob([...outer, ...flip(outer).slice(1).reverse()], 8)];
  const hair = layerOf(subject, {
    shapes,
    relief: halves.flatMap((half) => half.strands),
    gloss: 0.24,
    round: [
      [0.14, 1.9],
      [0.03, 0.3],
    ],
  });
  if (shape !== 'knot') return { back: [], front: [hair] };
  const swirl = Array.from({ length: 18 }, (_, index) => ({
    outline: ellipse(0.01 * index - 0.08, 0.16, 0.012 * index + 0.01, 0.01 * index + 0.01, 30),
    amount: index % 2 ? 0.5 : -0.35,
    soft: 0.008,
  }));
  const bun = layerOf(subject, {
    shapes: [ellipse(0, 0.16, 0.21, 0.175)],
    relief: swirl,
    gloss: 0.26,
    drop: { dx: 0, dy: 0.06, soft: 0.05, strength: 0.6 },
  });
  return { back: [], front: [hair, bun] };
}
