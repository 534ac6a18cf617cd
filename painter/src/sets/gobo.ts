import { blur } from '../engine/blur.ts';
import {
  type Affine,
  compose,
  identity,
  type Outline,
  type Point,
  rotation,
  tube,
} from '../engine/geometry.ts';
import { between, type Random } from '../engine/random.ts';
import { type Plane, plane } from '../engine/raster.ts';
import { maskOf, type Stage } from '../engine/stage.ts';

export type GoboName = 'window' | 'blinds' | 'palm' | 'slit' | 'arch';

/** Where light falls, from 0 to 1, when it comes through something. */
export function gobo(stage: Stage, name: GoboName, random: Random): Plane {
  const { width: w, height: h } = stage;
  const side = Math.sign(stage.light.key[0]) || 1;
  const lean = rotation(side * between(random, 8, 18), [w / 2, h / 2]);
  const skew: Affine = compose(lean, [1, side * 0.12, 0, 1, 0, side * -0.06 * w]);
  switch (name) {
    case 'window':
      return blur(maskOf(stage, skew, panes(w, h, random)), h * 0.006);
    case 'blinds':
      return blur(maskOf(stage, skew, slats(w, h)), h * 0.005);
    case 'slit': {
      const x = w * between(random, 0.3, 0.6);
      return blur(
        maskOf(stage, skew, [
          [
            [x, -h],
            [x + w * 0.34, -h],
            [x + w * 0.3, h * 2],
            [x - w * 0.04, h * 2],
          ],
        ]),
        h * 0.008,
      );
    }
    case 'arch': {
      const [cx, r] = [w * between(random, 0.4, 0.6), w * 0.34];
      const top = Array.from(
        { length: 25 },
        (_, index): Point => [
          cx - r * Math.cos((index / 24) * Math.PI),
          h * 0.36 - r * Math.sin((index / 24) * Math.PI),
        ],
      );
      return blur(maskOf(stage, skew, [[...top, [cx + r, h * 1.4], [cx - r, h * 1.4]]]), h * 0.01);
    }
    case 'palm':
      return inverted(blur(maskOf(stage, identity, fronds(w, h, random)), h * 0.009));
  }
}

function panes(w: number, h: number, random: Random): Outline[] {
  const x0 = w * between(random, 0.12, 0.25);
  const y0 = h * between(random, 0.02, 0.1);
  const [pw, ph] = [w * 0.27, h * 0.25];
  return Array.from({ length: 6 }, (_, index): Outline => {
    const x = x0 + (index % 2) * pw * 1.09;
    const y = y0 + Math.floor(index / 2) * ph * 1.07;
    return [
      [x, y],
      [x + pw, y],
      [x + pw, y + ph],
      [x, y + ph],
    ];
  });
}

function slats(w: number, h: number): Outline[] {
  return Array.from({ length: 17 }, (_, index): Outline => {
    const y = -h * 0.1 + index * h * 0.075;
    return [
      [w * 0.02, y],
      [w * 0.95, y],
      [w * 0.95, y + h * 0.042],
      [w * 0.02, y + h * 0.042],
    ];
  });
}

function fronds(w: number, h: number, random: Random): Outline[] {
  return Array.from({ length: 3 }, (_, frond) => {
    const root: Point = [w * between(random, 0.85, 1.15), h * (0.05 + frond * 0.35)];
    const reach = w * between(random, 0.7, 1);
    const bend = between(random, -0.2, 0.35);
    const stem = (t: number): Point => [root[0] - reach * t, root[1] + h * bend * t * t - h * 0.08 * t];
    const rib = tube([0, 0.3, 0.6, 1].map((t) => [...stem(t), w * 0.008 * (1.2 - t)] as const));
    const leaves = Array.from({ length: 30 }, (__, leaf) => {
      const t = (leaf + 2) / 32;
      const [x, y] = stem(t);
      const up = leaf % 2 ? -1 : 1;
      const length = h * 0.17 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.2)) + h * 0.03;
      return tube(
        [
          [x, y, w * 0.003],
          [x - length * 0.45, y + up * length * 0.5, w * 0.012],
          [x - length * 0.8, y + up * length, w * 0.001],
        ],
        4,
      );
    });
    return [rib, ...leaves];
  }).flat();
}

function inverted(mask: Plane): Plane {
  const result = plane(mask.width, mask.height);
  for (let index = 0; index < mask.data.length; index += 1) result.data[index] = 1 - (mask.data[index] ?? 0);
  result.box = [0, 0, mask.width, mask.height];
  return result;
}

/** Lights the picture through the gobo; on the figure the pattern jumps by `shift`, as it stands before the wall. */
export function castLight(stage: Stage, pattern: Plane, shift: Point, shade: number, warm: number) {
  const { width, height } = stage;
  const [dx, dy] = [Math.round(shift[0]), Math.round(shift[1])];
  for (let y = 0; y < height; y += 1) {
    const sy = Math.min(height - 1, Math.max(0, y + dy));
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const sx = Math.min(width - 1, Math.max(0, x + dx));
      const wall = pattern.data[index] ?? 0;
      const form = pattern.data[sy * width + sx] ?? 0;
      const figure = stage.figure.data[index] ?? 0;
      const amount = wall + (form - wall) * figure;
      const low = shade + (1 - shade) * 0.25 * figure;
      stage.red[index] = (stage.red[index] ?? 0) * (low + (1.03 + warm * 0.05 - low) * amount);
      stage.green[index] = (stage.green[index] ?? 0) * (low + (1.01 + warm * 0.01 - low) * amount);
      stage.blue[index] = (stage.blue[index] ?? 0) * (low * 1.04 + (0.99 - warm * 0.06 - low) * amount);
    }
  }
}
