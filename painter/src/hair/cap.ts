import { ellipse, type Outline, type Point } from '../engine/geometry.ts';
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
import { ribbon } from './strands.ts';

function skull(volume: number, sides = volume): Outline {
  return [
    [-0.348 - sides, -0.12],
    [-0.325 - sides, -0.33],
    [-0.2 - volume * 0.6, -0.51 - volume * 0.8],
    [0, -0.55 - volume],
    [0.2 + volume * 0.6, -0.51 - volume * 0.8],
    [0.325 + sides, -0.33],
    [0.348 + sides, -0.12],
  ];
}

/** Hairline and skull of a turned head; both end at the ears. */
function rails(turn: number, hairline: Outline, top: Outline): readonly [Outline, Outline] {
  const inner = turned(turn, hairline, true);
  const [first, last] = [inner[0], inner[inner.length - 1]];
  if (!first || !last) return [inner, top];
  return [inner, [[first[0] - 0.012, first[1]], ...turned(turn, top, false), [last[0] + 0.012, last[1]]]];
}

/** Hair combed back tight; with a knot on top, at the nape, or none. */
export function slicked(subject: HairSubject, knot: 'top' | 'low' | 'none', volume = 0.015): Hair {
  const { random, pose } = subject;
  const lock = ribbon(random, ...rails(pose.turn, HAIRLINE, skull(volume)), {
    count: fineness(subject, 150),
    amount: 0.8,
    across: true,
  });
  const cap = layerOf(subject, {
    shapes: [lock.outline],
    relief: lock.strands,
    gloss: 0.32,
    drop: { dx: 0, dy: 0.012, soft: 0.02, strength: 0.4 },
  });
  if (knot === 'none') return { back: [], front: [cap] };
  const [x, y, rx, ry]: readonly [number, number, number, number] =
    knot === 'top'
      ? [-0.06 * pose.turn, -0.68, 0.17, 0.15]
      : [-0.3 * Math.sign(pose.turn || 1), 0.33, 0.16, 0.15];
  const swirl = Array.from({ length: 16 }, (_, index) => {
    const k = (index + 0.5) / 16;
    return ellipse(x + (k - 0.5) * rx * 0.5, y, rx * k, ry * k * 0.9, 20);
  });
  const bun = layerOf(subject, {
    shapes: [ellipse(x, y, rx, ry)],
    relief: swirl.map((outline, index) => ({ outline, amount: index % 2 ? 0.5 : -0.35, soft: 0.008 })),
    gloss: 0.26,
    drop: { dx: 0, dy: 0.05, soft: 0.04, strength: 0.5 },
  });
  return { back: [bun], front: [cap] };
}

/** Short hair with some height; curly or smooth. */
export function cropped(subject: HairSubject, height: number, curly: boolean, sweep = 0): Hair {
  const { random, pose } = subject;
  const low: Point[] = HAIRLINE.map(
    ([x, y]): Point => [x, y + (Math.abs(x) < 0.25 ? 0.02 + sweep * x * 0.22 : 0)],
  );
  const top = skull(height, height * 0.25);
  const lock = ribbon(random, ...rails(pose.turn, low, top), {
    count: fineness(subject, 170),
    amount: 0.9,
    across: true,
    wave: curly ? 0.012 : 0.004,
    waves: 2,
  });
  const outline = curly ? fluffy(random, lock.outline, 0.018) : lock.outline;
  const relief = curly
    ? curls(
        random,
        [0, -0.4 - height * 0.5],
        0.36,
        0.22 + height * 0.5,
        fineness(subject, 220),
        0.03,
        curlDepth(subject.person),
      )
    : lock.strands;
  return {
    back: [],
    front: [
      layerOf(subject, {
        shapes: [outline],
        relief,
        gloss: curly ? 0.06 : 0.14,
        feather: curly ? 0.006 : 0.004,
      }),
    ],
  };
}

/** Hair shaved to a few millimetres. */
export function buzzed(subject: HairSubject): Hair {
  const { random, pose } = subject;
  const lock = ribbon(random, ...rails(pose.turn, HAIRLINE, skull(0)), {
    count: fineness(subject, 10),
    amount: 0.1,
    across: true,
  });
  const specks = curls(
    random,
    [0, -0.35],
    0.38,
    0.26,
    fineness(subject, 420),
    0.009,
    curlDepth(subject.person),
  ).map((item) => ({
    ...item,
    soft: 0.005,
  }));
  return {
    back: [],
    front: [
      layerOf(subject, {
        shapes: [lock.outline],
        relief: specks,
        gloss: 0.05,
        feather: 0.012,
        drop: { dx: 0, dy: 0, soft: 0.01, strength: 0.15 },
        round: [[0.16, 2.2]],
      }),
    ],
  };
}
