import { blob, ellipse, type Outline, type Point } from '../engine/geometry.ts';
import {
  curlDepth,
  curls,
  fineness,
  fluffy,
  HAIRLINE,
  type Hair,
  type HairSubject,
  layerOf,
  turned,
} from './shared.ts';

/** A round cloud of coils. */
export function afro(subject: HairSubject, size: number): Hair {
  const { random, pose } = subject;
  const ring = (inner: number) =>
    ellipse(-0.03 * pose.turn, -0.2 - size * 0.18, 0.4 + size - inner, 0.4 + size * 0.92 - inner);
  const dense = (outline: Outline) => blob(outline, 5);
  const back = layerOf(subject, {
    shapes: [fluffy(random, dense(ring(0)), 0.02)],
    relief: curls(
      random,
      [0, -0.22 - size * 0.18],
      0.4 + size,
      0.4 + size,
      900,
      0.02,
      curlDepth(subject.person),
    ),
    gloss: 0.03,
    feather: 0.007,
    round: [
      [0.2, 2],
      [0.05, 0.5],
    ],
  });
  const inner = turned(pose.turn, HAIRLINE, true);
  const crown: Point[] = [
    ...inner,
    [0.36, 0.1],
    [0.42, -0.25],
    [0.3, -0.5],
    [0, -0.6],
    [-0.3, -0.5],
    [-0.42, -0.25],
    [-0.36, 0.1],
  ];
  const front = layerOf(subject, {
    shapes: [fluffy(random, blob(crown, 6), 0.012)],
    relief: curls(random, [0, -0.35], 0.4, 0.3, fineness(subject, 260), 0.026, curlDepth(subject.person)),
    gloss: 0.03,
    feather: 0.01,
    round: [
      [0.2, 1],
      [0.05, 0.3],
    ],
    drop: { dx: 0, dy: 0.02, soft: 0.03, strength: 0.5 },
  });
  return { back: [back], front: [front] };
}
