import { blob, ellipse, type Outline, type Point, tube } from '../engine/geometry.ts';
import { between } from '../engine/random.ts';
import { curlDepth, curls, fineness, fluffy, type Hair, type HairSubject, layerOf } from './shared.ts';
import { ribbon } from './strands.ts';

/** Hair seen from the side; the face looks to the right. */
const HAIRLINE: Outline = [
  [0.24, -0.41],
  [0.2, -0.3],
  [0.13, -0.21],
  [0.1, -0.11],
  [0.066, -0.03],
  [0.03, -0.03],
  [-0.04, -0.1],
  [-0.12, -0.02],
  [-0.15, 0.16],
  [-0.2, 0.36],
];

const skull = (volume: number): Outline => [
  [0.24, -0.42 - volume * 0.4],
  [0.17 + volume * 0.4, -0.5 - volume * 0.9],
  [0.02, -0.545 - volume],
  [-0.16, -0.535 - volume],
  [-0.31 - volume * 0.4, -0.44 - volume * 0.7],
  [-0.41 - volume * 0.5, -0.29 - volume * 0.3],
  [-0.438 - volume * 0.5, -0.12],
  [-0.4 - volume * 0.4, 0.06],
  [-0.33 - volume * 0.3, 0.2],
  [-0.24, 0.38],
];

export function sideCap(subject: HairSubject, volume: number, curly: boolean): Hair {
  const lock = ribbon(subject.random, HAIRLINE, skull(volume), {
    count: fineness(subject, 170),
    amount: 0.8,
    across: true,
    wave: 0.003,
  });
  return {
    back: [],
    front: [
      layerOf(subject, {
        shapes: [curly ? fluffy(subject.random, lock.outline, 0.015) : lock.outline],
        relief: curly
          ? curls(
              subject.random,
              [-0.1, -0.3],
              0.38,
              0.35,
              fineness(subject, 300),
              0.026,
              curlDepth(subject.person),
            )
          : lock.strands,
        gloss: curly ? 0.05 : 0.26,
        drop: { dx: 0, dy: 0.012, soft: 0.02, strength: 0.4 },
      }),
    ],
  };
}

export function sideKnot(subject: HairSubject, knot: 'top' | 'low' | 'pony'): Hair {
  const cap = sideCap(subject, 0.015, false);
  const [x, y]: Point = knot === 'top' ? [-0.2, -0.66] : [-0.5, 0.06];
  const swirl = Array.from({ length: 16 }, (_, index) => {
    const k = (index + 0.5) / 16;
    return {
      outline: ellipse(x + (k - 0.5) * 0.06, y, 0.15 * k, 0.14 * k, 20),
      amount: index % 2 ? 0.5 : -0.35,
      soft: 0.008,
    };
  });
  if (knot !== 'pony') {
    return {
      back: [layerOf(subject, { shapes: [ellipse(x, y, 0.155, 0.145)], relief: swirl, gloss: 0.26 })],
      front: cap.front,
    };
  }
  const tail = ribbon(
    subject.random,
    [
      [-0.36, -0.34],
      [-0.6, -0.36],
      [-0.68, 0],
      [-0.62, 0.5],
      [-0.5, 1.1],
    ],
    [
      [-0.4, -0.2],
      [-0.46, -0.16],
      [-0.48, 0.1],
      [-0.44, 0.5],
      [-0.48, 1.1],
    ],
    { count: fineness(subject, 60), amount: 0.9 },
  );
  return {
    back: [layerOf(subject, { shapes: [tail.outline], relief: tail.strands, gloss: 0.26 })],
    front: cap.front,
  };
}

export function sideLong(subject: HairSubject, length: number, volume: number, wave: number): Hair {
  const { random } = subject;
  const lock = ribbon(
    random,
    [
      [0.235, -0.42],
      [0.15, -0.28],
      [0.07, -0.05],
      [0.0, 0.2],
      [-0.02, length * 0.6],
      [-0.02, length],
    ],
    [
      [0.2 + volume * 0.3, -0.5 - volume * 0.5],
      [-0.08, -0.57 - volume],
      [-0.4 - volume, -0.38],
      [-0.47 - volume, 0.0],
      [-0.46 - volume, length * 0.6],
      [-0.38 - volume, length],
    ],
    { count: fineness(subject, 120), amount: 0.9, wave, waves: 2.5 },
  );
  const wisps = Array.from({ length: 20 }, (_, index): Outline => {
    const x = -0.04 - (0.34 + volume) * ((index + 0.5) / 20);
    return tube(
      [
        [x, length * 0.8, 0.02],
        [x + between(random, -0.02, 0.02), length * 0.95, 0.012],
        [x + between(random, -0.04, 0.03), length * between(random, 1, 1.08), 0.001],
      ],
      4,
    );
  });
  return {
    back: [],
    front: [
      layerOf(subject, {
        shapes: [lock.outline, ...wisps],
        relief: lock.strands,
        gloss: 0.2,
        drop: { dx: 0, dy: 0.05, soft: 0.05, strength: 0.55 },
      }),
    ],
  };
}

export function sideAfro(subject: HairSubject, size: number): Hair {
  const { random } = subject;
  const opening: Point[] = [
    [0.22, -0.36],
    [0.13, -0.16],
    [0.1, 0.06],
    [-0.02, 0.12],
    [-0.12, 0.34],
  ];
  const cloud: Point[] = [
    [-0.3, 0.36 + size * 0.2],
    [-0.46 - size, 0.1],
    [-0.5 - size, -0.25],
    [-0.36 - size * 0.6, -0.58 - size * 0.6],
    [-0.05, -0.66 - size],
    [0.24 + size * 0.4, -0.56 - size * 0.6],
    [0.32 + size * 0.4, -0.44],
  ];
  const outline = fluffy(random, blob([...opening, ...cloud], 12), 0.016);
  return {
    back: [],
    front: [
      layerOf(subject, {
        shapes: [outline],
        relief: curls(
          random,
          [-0.1, -0.2],
          0.5 + size,
          0.5 + size,
          fineness(subject, 1000),
          0.02,
          curlDepth(subject.person),
        ),
        gloss: 0.03,
        feather: 0.007,
        round: [
          [0.2, 2],
          [0.05, 0.5],
        ],
      }),
    ],
  };
}
