import { along, line, type Node, type Outline, type Point, tube } from '../engine/geometry.ts';
import type { Relief } from '../engine/layer.ts';
import { between, type Random } from '../engine/random.ts';

/** Hair that flows between two rails, both from root to tip. */
interface Ribbon {
  readonly outline: Outline;
  readonly strands: readonly Relief[];
}

interface Flow {
  readonly count: number;
  readonly amount: number;
  /** Sideways wander of a strand, in heads. */
  readonly wave?: number;
  readonly waves?: number;
  /** Strands cross from rail to rail instead of following them. */
  readonly across?: boolean;
}

function between2([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

export function ribbon(random: Random, railA: Outline, railB: Outline, flow: Flow): Ribbon {
  const a = line(railA, 8);
  const b = line(railB, 8);
  const strands = Array.from({ length: flow.count }, (_, index): Relief => {
    const share = (index + random()) / flow.count;
    const drift = between(random, -0.03, 0.03);
    const phase = random() * Math.PI * 2;
    const start = between(random, -0.1, 0.35) * (flow.across ? 0.6 : 1);
    const end = between(random, 0.7, 1.05);
    const thick = between(random, 0.0015, 0.005);
    const nodes = Array.from({ length: 9 }, (__, step): Node => {
      const t = start + (end - start) * (step / 8);
      const u = Math.min(1, Math.max(0, t));
      const side = Math.min(1.02, Math.max(-0.02, share + drift * u));
      const [x, y] = flow.across
        ? between2(along(a, side), along(b, side + drift * 0.3), u)
        : between2(along(a, u), along(b, u), side);
      const swing = (flow.wave ?? 0) * Math.sin(phase + u * Math.PI * 2 * (flow.waves ?? 2));
      return [x + swing, y, thick * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, step / 8)))];
    });
    return {
      outline: tube(nodes, 3),
      amount: between(random, 0.4, 1) * flow.amount * (index % 2 ? 1 : -1),
      soft: 0.004,
    };
  });
  return { outline: [...a, ...b.slice().reverse()], strands };
}
