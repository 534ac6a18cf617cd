import { type Color, hex, mix, ramp, scaled } from '../engine/color.ts';
import { type Node, tube } from '../engine/geometry.ts';
import type { Relief } from '../engine/layer.ts';
import { between, type Random } from '../engine/random.ts';
import type { Material } from '../engine/shade.ts';

type Weave = 'wool' | 'cotton' | 'silk' | 'knit' | 'leather';

const SURFACE: Record<Weave, readonly [gloss: number, polish: number, contrast: number]> = {
  wool: [0.02, 4, 0.9],
  cotton: [0.03, 5, 0.85],
  knit: [0.02, 4, 0.95],
  silk: [0.3, 12, 1.2],
  leather: [0.5, 22, 1.3],
};

/** A cloth's material from its colour in daylight. */
export function cloth(color: string, weave: Weave): Material {
  const [gloss, polish, contrast] = SURFACE[weave];
  const day = hex(color);
  const base = scaled(day, 1 - 0.16 * Math.min(day[0], day[1], day[2]));
  const dark = mix(scaled(base, 0.22 / contrast), [0.03, 0.025, 0.04], 0.35);
  const high = mix(base, [1, 0.985, 0.96], 0.3 * contrast);
  const stops: Color[] = [dark, mix(dark, base, 0.5), mix(base, dark, 0.12), base, high];
  const bright = (base[0] + base[1] + base[2]) / 3;
  return {
    ramp: ramp(stops),
    gloss: gloss * (0.35 + 0.65 * bright),
    polish,
    sheen: mix(base, [1, 1, 1], 0.7),
  };
}

/** A soft fold along some points. */
export function fold(nodes: readonly Node[], amount: number, soft: number): Relief {
  return { outline: tube(nodes), amount, soft };
}

/** Folds that hang from a waist or yoke to a hem, wider towards the hem. */
export function hanging(
  random: Random,
  top: readonly [x0: number, x1: number, y: number],
  hem: readonly [x0: number, x1: number, y: number],
  count: number,
  depth: number,
): Relief[] {
  return Array.from({ length: count }, (_, index): Relief => {
    const share = (index + between(random, 0.2, 0.8)) / count;
    const start = between(random, 0, 0.35);
    const x0 = top[0] + (top[1] - top[0]) * share;
    const x1 = hem[0] + (hem[1] - hem[0]) * share;
    const width = ((hem[1] - hem[0]) / count) * between(random, 0.18, 0.34);
    const at = (t: number): number => x0 + (x1 - x0) * t;
    const y = (t: number): number => top[2] + (hem[2] - top[2]) * t;
    const swing = between(random, -0.03, 0.03);
    return fold(
      [
        [at(start), y(start), width * 0.1],
        [at(0.4) + swing, y(Math.max(0.45, start + 0.1)), width * 0.5],
        [at(0.75) - swing, y(0.78), width * 0.9],
        [at(1), y(1.02), width],
      ],
      (index % 2 ? 1 : -1) * depth * between(random, 0.6, 1.2),
      0.035,
    );
  });
}

/** Short creases around a bend (elbow, waist, knee), across the limb. */
export function creases(
  random: Random,
  [x, y]: readonly [number, number],
  reach: number,
  count: number,
  lean: number,
): Relief[] {
  return Array.from({ length: count }, (): Relief => {
    const oy = between(random, -1, 1) * reach * 1.3;
    const ox = between(random, -0.4, 0.4) * reach;
    const half = reach * between(random, 0.4, 0.9);
    const slope = lean + between(random, -0.5, 0.5);
    return fold(
      [
        [x + ox - half, y + oy - slope * half, 0.004],
        [x + ox, y + oy + 0.02, between(random, 0.014, 0.03)],
        [x + ox + half, y + oy + slope * half, 0.004],
      ],
      between(random, -1, 0.8),
      0.02,
    );
  });
}
