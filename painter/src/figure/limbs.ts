import { type Node, type Outline, type Point, tube } from '../engine/geometry.ts';
import type { Build } from './person.ts';

export type ArmHold = 'down' | 'pocket' | 'behind' | 'hip' | 'nape' | 'lapel';

/** Middle lines of an arm: where the joints are, in heads. `side` is -1 for the picture's left. */
export interface Arm {
  readonly side: 1 | -1;
  readonly hold: ArmHold;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: Point;
}

const UPPER = 1.42;

/** y of the neck pit, from which everything below is measured. */
export function pitOf({ neckLength }: Build): number {
  return 0.4 + neckLength;
}

export function armOf(build: Build, side: 1 | -1, hold: ArmHold, sway = 0): Arm {
  const pit = pitOf(build);
  const s = build.shoulder - 0.15;
  const hipX = build.hip;
  const joint = (x: number, y: number): Point => [side * x, pit + y];
  const shoulder = joint(s, 0.4);
  const at = (elbow: Point, wrist: Point, hand: Point): Arm => ({ side, hold, shoulder, elbow, wrist, hand });
  switch (hold) {
    case 'down':
      return at(
        joint(s + 0.16 + sway, 0.4 + UPPER),
        joint(s + 0.14 + sway, 2.98),
        joint(s + 0.1 + sway, 3.5),
      );
    case 'pocket':
      return at(
        joint(s + 0.36 + sway, 0.36 + UPPER * 0.98),
        joint(hipX + 0.1, 2.66),
        joint(hipX - 0.08, 2.95),
      );
    case 'behind':
      return at(joint(s + 0.26 + sway, 0.38 + UPPER * 0.98), joint(s - 0.25, 2.5), joint(s - 0.5, 2.62));
    case 'hip':
      return at(joint(s + 0.62, 0.3 + UPPER * 0.95), joint(hipX + 0.06, 2.28), joint(hipX - 0.18, 2.34));
    case 'nape':
      return at(joint(s + 0.52, -0.55), joint(0.42, -1.02), joint(0.22, -0.78));
    case 'lapel':
      return at(joint(s + 0.22, 0.4 + UPPER * 0.97), joint(0.42, 1.02), joint(0.2, 0.86));
  }
}

/** A limb's width along the arm; `ease` widens it to a sleeve. */
export function armTube(build: Build, arm: Arm, ease: number, from = 0, to = 1, flare = 0): Outline {
  const strong = build.chest > 0.7 ? 1.28 : 1;
  const [sx, sy] = arm.shoulder;
  const [ex, ey] = arm.elbow;
  const [wx, wy] = arm.wrist;
  const up = Math.sign(ey - sy);
  const nodes: Node[] = [
    [sx * 0.83, sy - up * (0.1 + ease * 0.6), 0.04],
    [sx * 0.95, sy - up * 0.04, 0.112 * strong + ease * 0.9],
    [sx + (ex - sx) * 0.3, sy + (ey - sy) * 0.3, 0.15 * strong + ease],
    [sx + (ex - sx) * 0.7, sy + (ey - sy) * 0.7, 0.125 * strong + ease],
    [ex, ey, 0.115 * strong + ease],
    [ex + (wx - ex) * 0.3, ey + (wy - ey) * 0.3, 0.118 * strong + ease * 0.9],
    [ex + (wx - ex) * 0.7, ey + (wy - ey) * 0.7, 0.092 * strong + ease * 0.75 + flare * 0.5],
    [wx, wy, 0.07 * strong + ease * 0.65 + flare],
  ];
  const first = Math.floor(from * (nodes.length - 1));
  return tube(nodes.slice(first, Math.ceil(to * (nodes.length - 1)) + 1));
}

/** A simple hand: palm, fingers in one line, thumb. */
export function handShapes(build: Build, { side, wrist, hand, hold }: Arm): Outline[] {
  const size = build.chest > 0.66 ? 1.08 : 0.9;
  const [wx, wy] = wrist;
  const [hx, hy] = hand;
  const palm = tube([
    [wx, wy - 0.04, 0.068 * size],
    [wx + (hx - wx) * 0.4, wy + (hy - wy) * 0.4, 0.092 * size],
    [wx + (hx - wx) * 0.75, wy + (hy - wy) * 0.75, 0.075 * size],
    [hx, hy - 0.02, 0.055 * size],
    [hx, hy + 0.03, 0.02 * size],
  ]);
  if (hold !== 'down') return [palm];
  const thumb = tube([
    [wx - side * 0.04, wy + 0.08, 0.035 * size],
    [wx - side * 0.11, wy + 0.24, 0.032 * size],
    [wx - side * 0.1, wy + 0.36, 0.018 * size],
  ]);
  return [palm, thumb];
}

/** One leg: hip, knee and ankle. `knee` and `ankle` move it sideways, `lift` raises a heel in a step. */
export interface Leg {
  readonly side: 1 | -1;
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
}

export interface Stance {
  readonly left: readonly [knee: number, ankle: number, lift: number];
  readonly right: readonly [knee: number, ankle: number, lift: number];
}

export function legOf(build: Build, side: 1 | -1, [knee, ankle, lift]: Stance['left']): Leg {
  const pit = pitOf(build);
  return {
    side,
    hip: [side * build.hip * 0.5, pit + 2.65],
    knee: [side * (build.hip * 0.45 + knee), pit + 4.85 - lift * 0.3],
    ankle: [side * (build.hip * 0.38 + ankle), pit + 6.85 - lift],
  };
}

export function legTube(
  build: Build,
  leg: Leg,
  cut: readonly [hip: number, knee: number, hem: number],
  to = 1,
): Outline {
  const [hx, hy] = leg.hip;
  const [kx, ky] = leg.knee;
  const [ax, ay] = leg.ankle;
  const strong = build.chest > 0.7 ? 1.08 : 1;
  const half = build.hip * 0.53;
  const nodes: Node[] = [
    [hx, hy - 0.25, half + cut[0]],
    [hx + (kx - hx) * 0.3, hy + (ky - hy) * 0.3, 0.26 * strong + (cut[0] + cut[1]) / 2],
    [kx, ky, 0.15 * strong + cut[1]],
    [kx + (ax - kx) * 0.3, ky + (ay - ky) * 0.3, 0.158 * strong + (cut[1] * 0.6 + cut[2] * 0.4)],
    [ax, ay, 0.085 * strong + cut[2]],
  ];
  return tube(to < 1 ? nodes.slice(0, Math.max(2, Math.ceil(to * nodes.length))) : nodes);
}

/** Lines between the fingers of a hanging hand. */
export function fingerLines({ hold, wrist: [wx, wy], hand: [hx, hy] }: Arm): Outline[] {
  if (hold !== 'down') return [];
  return [-0.028, 0.004, 0.034].map((aside) =>
    tube([
      [wx + (hx - wx) * 0.55 + aside, wy + (hy - wy) * 0.55, 0.003],
      [wx + (hx - wx) * 0.8 + aside * 0.9, wy + (hy - wy) * 0.8, 0.007],
      [hx + aside * 0.6, hy - 0.03, 0.005],
    ]),
  );
}
