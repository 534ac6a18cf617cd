import { type Color, hex, mix, scaled } from '../engine/color.ts';
import type { Outline, Point } from '../engine/geometry.ts';
import { between, type Random } from '../engine/random.ts';
import type { Stage } from '../engine/stage.ts';
import { clouds } from '../sets/backdrop.ts';
import { downwards, fill, flat, rectangle, shadow, sideways, wash } from './brush.ts';

/** A place without anybody in it. Returns where a figure's feet may stand, in shares of the picture. */
export type Place = (stage: Stage, random: Random, tones: Tones) => Point;

/** Light, middle and dark of one colour family, and an accent. */
export interface Tones {
  readonly light: Color;
  readonly middle: Color;
  readonly dark: Color;
  readonly accent: Color;
}

export const tonesOf = (light: string, middle: string, dark: string, accent: string): Tones => ({
  light: hex(light),
  middle: hex(middle),
  dark: hex(dark),
  accent: hex(accent),
});

function plaster(stage: Stage, random: Random, amount: number) {
  const noise = clouds(stage.width, stage.height, random, stage.height * 0.06);
  for (let index = 0; index < noise.data.length; index += 1) {
    const by = 1 + (noise.data[index] ?? 0) * amount;
    stage.red[index] = (stage.red[index] ?? 0) * by;
    stage.green[index] = (stage.green[index] ?? 0) * by;
    stage.blue[index] = (stage.blue[index] ?? 0) * by;
  }
}

const tall = ({ width, height }: Stage): boolean => height > width;

/** An arch in a wall, a band of sun across it. */
export const arch: Place = (stage, random, { light, middle, dark, accent }) => {
  const ratio = stage.height / stage.width;
  wash(stage, sideways(light, middle));
  const half = tall(stage) ? 0.3 : 0.17;
  const cx = tall(stage) ? 0.54 : 0.66;
  const top = tall(stage) ? 0.36 : 0.3;
  const floor = 0.84;
  const dome = (dx: number, inset: number): Outline => {
    const r = half - inset;
    const points = Array.from({ length: 33 }, (_, index): Point => {
      const angle = (index / 32) * Math.PI;
      return [cx + dx - r * Math.cos(angle), top - (r / ratio) * Math.sin(angle) + (inset / ratio) * 0.4];
    });
    return [...points, [cx + dx + r, floor], [cx + dx - r, floor]];
  };
  fill(stage, rectangle(0, floor, 1, 0.2), downwards(mix(light, middle, 0.35), mix(middle, dark, 0.25)));
  fill(stage, dome(0, 0), flat(mix(middle, dark, 0.62)));
  fill(stage, dome(half * 0.34, 0.0), sideways(mix(accent, dark, 0.2), accent), 1);
  fill(
    stage,
    [[cx + half, 0], [1, 0], [1, floor], [cx + half, floor], ...dome(0, 0).slice(16, 33).reverse()],
    flat(mix(middle, dark, 0.05)),
    1,
  );
  fill(
    stage,
    [
      [cx - half * 0.2, floor],
      [cx + half, floor],
      [cx + half * 0.2, 1],
      [cx - half * 1.6, 1],
    ],
    flat(mix(accent, light, 0.25)),
    0.55,
    0.004,
  );
  plaster(stage, random, 0.11);
  return [cx - half * (tall(stage) ? 0.15 : 0.1), floor + 0.05];
};

/** Steps that climb to one side. */
export const stairs: Place = (stage, random, { light, middle, dark }) => {
  wash(stage, sideways(mix(light, middle, 0.15), mix(middle, dark, 0.12)));
  const count = 9;
  const rise = (tall(stage) ? 0.4 : 0.62) / count;
  const run = (tall(stage) ? 1.1 : 0.8) / count;
  for (let step = count; step >= 0; step -= 1) {
    const x = (tall(stage) ? -0.05 : 0.1) + step * run;
    const y = 0.96 - step * rise;
    fill(
      stage,
      rectangle(x, y, 1.4 - x, 1.2),
      sideways(mix(middle, dark, 0.2 + step * 0.03), mix(middle, dark, 0.5)),
    );
    fill(
      stage,
      [
        [x, y],
        [1.2, y],
        [1.2, y + rise * 0.34],
        [x + run * 0.55, y + rise * 0.34],
      ],
      flat(mix(light, middle, 0.1 + step * 0.02)),
    );
    fill(
      stage,
      [
        [x, y],
        [x + run * 0.55, y + rise * 0.34],
        [x + run * 0.55, 1.2],
        [x, 1.2],
      ],
      flat(mix(light, middle, 0.3 + step * 0.03)),
    );
  }
  fill(
    stage,
    [
      [-0.1, -0.1],
      [0.5, -0.1],
      [-0.1, 0.75],
    ],
    flat(light),
    0.5,
    0.012,
  );
  plaster(stage, random, 0.09);
  const step = tall(stage) ? 4 : 5;
  return [(tall(stage) ? -0.05 : 0.1) + step * run + run * 0.9, 0.96 - step * rise + rise * 0.2];
};

const FIRST_DOOR = 1.2;

/** A corridor of doorways, light falling in from one side. */
export const corridor: Place = (stage, random, { light, middle, dark }) => {
  wash(stage, flat(mix(middle, dark, 0.35)));
  const vanish: Point = [tall(stage) ? 0.5 : 0.58, 0.47];
  const frame = (k: number): Outline => [
    [vanish[0] - 0.62 * k, vanish[1] - 0.62 * k],
    [vanish[0] + 0.62 * k, vanish[1] - 0.62 * k],
    [vanish[0] + 0.62 * k, vanish[1] + 0.62 * k],
    [vanish[0] - 0.62 * k, vanish[1] + 0.62 * k],
  ];
  for (let door = 0; door < 6; door += 1) {
    const k = FIRST_DOOR * 0.62 ** door;
    const inner = k * 0.86;
    const glow = door / 6;
    const outer = frame(k);
    const next = frame(inner);
    const corner = (list: Outline, index: number): Point => list[index] ?? vanish;
    fill(stage, outer, flat(mix(mix(middle, dark, 0.3), light, glow * 0.7)));
    fill(
      stage,
      [corner(outer, 0), corner(next, 0), corner(next, 3), corner(outer, 3)],
      flat(mix(light, middle, 0.25 - glow * 0.2)),
    );
    fill(
      stage,
      [corner(outer, 1), corner(next, 1), corner(next, 2), corner(outer, 2)],
      flat(mix(dark, middle, 0.25 + glow * 0.5)),
    );
    fill(
      stage,
      [corner(outer, 3), corner(next, 3), corner(next, 2), corner(outer, 2)],
      flat(mix(mix(light, middle, 0.55), dark, 0.1)),
    );
    fill(stage, next, flat(mix(mix(middle, dark, 0.5), light, 0.12 + glow * 0.8)));
    fill(
      stage,
      [
        [vanish[0] - 0.5 * k, vanish[1] + 0.62 * k],
        [vanish[0] - 0.1 * k, vanish[1] + 0.62 * inner],
        [vanish[0] + 0.3 * inner, vanish[1] + 0.62 * inner],
        [vanish[0] + 0.2 * k, vanish[1] + 0.62 * k],
      ],
      flat(light),
      0.4,
      0.004,
    );
  }
  plaster(stage, random, 0.08);
  return [vanish[0] + 0.02, vanish[1] + 0.62 * FIRST_DOOR * 0.62 * 0.93];
};

/** Sky, sea and sand. */
export const horizon: Place = (stage, random, { light, middle, dark, accent }) => {
  const line = tall(stage) ? 0.56 : 0.6;
  wash(stage, (x, y) =>
    mix(
      mix(middle, light, Math.min(1, y / line) ** 1.3),
      accent,
      0.35 * Math.exp(-(((x - 0.72) / 0.3) ** 2)) * Math.min(1, y / line) ** 2,
    ),
  );
  fill(stage, rectangle(0, line, 1, 0.2), downwards(mix(middle, dark, 0.55), mix(middle, dark, 0.3)));
  for (let wave = 0; wave < 26; wave += 1) {
    const y = line + 0.004 + 0.16 * (wave / 26) ** 1.7;
    const x = between(random, -0.1, 0.9);
    fill(
      stage,
      [
        [x, y],
        [x + between(random, 0.08, 0.4), y + 0.0012],
        [x + 0.2, y + 0.004 + wave * 0.0002],
      ],
      flat(light),
      between(random, 0.1, 0.32),
      0.0012,
    );
  }
  const shore = line + 0.15;
  fill(
    stage,
    [
      [-0.1, shore + 0.03],
      [0.3, shore + 0.012],
      [0.7, shore + 0.03],
      [1.1, shore],
      [1.1, 1.2],
      [-0.1, 1.2],
    ],
    (x, y) =>
      mix(
        mix(light, accent, 0.3),
        mix(middle, dark, 0.2),
        Math.min(1, Math.max(0, (y - shore) / (1 - shore))) * 0.8 + x * 0.1,
      ),
    1,
    0.003,
  );
  fill(
    stage,
    [
      [-0.1, shore + 0.03],
      [0.3, shore + 0.012],
      [0.7, shore + 0.03],
      [1.1, shore],
      [1.1, shore + 0.012],
      [0.7, shore + 0.042],
      [0.3, shore + 0.024],
      [-0.1, shore + 0.042],
    ],
    flat(mix(light, [1, 1, 1], 0.5)),
    0.5,
    0.004,
  );
  plaster(stage, random, 0.1);
  return [tall(stage) ? 0.4 : 0.33, shore + 0.12];
};

/** A curtain in folds, light from one side. */
export const curtain: Place = (stage, random, { light, middle, dark }) => {
  const folds = (tall(stage) ? 6 : 11) + between(random, 0, 2);
  const phase = random() * 6;
  wash(stage, (x, y) => {
    const bend = x + 0.012 * Math.sin(y * 3 + x * 9);
    const wave = 0.5 + 0.5 * Math.sin(bend * folds * Math.PI * 2 + phase + 0.8 * Math.sin(bend * 7));
    const fine = 0.5 + 0.5 * Math.sin(bend * folds * Math.PI * 5.3 + phase);
    const shade = 0.16 + 0.62 * wave ** 1.4 + 0.12 * fine * wave;
    const fall = Math.min(1, Math.max(0, (1 - x) * 0.5 + (1 - y) * 0.35 + 0.1));
    const color = shade < 0.5 ? mix(dark, middle, shade * 2) : mix(middle, light, (shade - 0.5) * 2);
    return scaled(color, 0.62 + 0.42 * fall);
  });
  const floor = 0.93;
  fill(stage, rectangle(-0.1, floor, 1.2, 0.2), downwards(mix(middle, dark, 0.5), mix(middle, dark, 0.75)));
  shadow(stage, rectangle(-0.1, floor - 0.004, 1.2, 0.012), 0.01, 0.5);
  return [tall(stage) ? 0.5 : 0.36, 0.965];
};

/** A roll of studio paper in a large bare room. */
export const studio: Place = (stage, random, { light, middle, dark, accent }) => {
  const floor = 0.78;
  wash(stage, (x, y) =>
    mix(mix(middle, dark, 0.35), mix(middle, dark, 0.75), Math.min(1, Math.hypot(x - 0.4, y - 0.3))),
  );
  fill(stage, rectangle(-0.1, floor, 1.2, 0.4), downwards(mix(middle, dark, 0.55), mix(middle, dark, 0.3)));
  const [x0, x1] = tall(stage) ? [0.12, 0.88] : [0.34, 0.8];
  shadow(
    stage,
    [
      [x0 + 0.03, 0.08],
      [x1 + 0.03, 0.08],
      [x1 + 0.1, 1],
      [x0 + 0.03, 1],
    ],
    0.03,
    0.45,
  );
  const paper = (x: number, y: number): Color => {
    const turn = Math.exp(-(((y - floor - 0.01) / 0.045) ** 2));
    const lit = mix(light, accent, 0.75);
    return mix(
      scaled(lit, 1.02 - 0.22 * Math.hypot(x - (x0 + x1) / 2 + 0.08, y - 0.35)),
      scaled(lit, 0.78),
      turn * 0.55,
    );
  };
  fill(
    stage,
    [
      [x0, 0.05],
      [x1, 0.05],
      [x1, floor],
      [x1 + 0.07, 1.1],
      [x0 - 0.07, 1.1],
      [x0, floor],
    ],
    paper,
  );
  fill(
    stage,
    rectangle(x0 - 0.03, 0.028, x1 - x0 + 0.06, 0.03),
    downwards(mix(light, middle, 0.3), mix(dark, middle, 0.4)),
  );
  fill(stage, rectangle(x0 - 0.012, 0, 0.006, 1), flat(scaled(dark, 0.5)), 0.7);
  fill(stage, rectangle(x1 + 0.006, 0, 0.006, 1), flat(scaled(dark, 0.5)), 0.7);
  plaster(stage, random, 0.1);
  return [(x0 + x1) / 2 - 0.02, 0.9];
};

/** A door left open: light on the floor. */
export const door: Place = (stage, random, { light, middle, dark, accent }) => {
  const floor = 0.76;
  wash(stage, sideways(mix(dark, middle, 0.3), mix(dark, middle, 0.12)));
  fill(stage, rectangle(-0.1, floor, 1.2, 0.4), downwards(mix(dark, middle, 0.18), scaled(dark, 0.75)));
  const [x0, x1] = tall(stage) ? [0.42, 0.74] : [0.58, 0.74];
  fill(
    stage,
    [
      [x0, floor],
      [x1, floor],
      [x1 - 0.12, 1.05],
      [x0 - 0.42, 1.05],
    ],
    flat(mix(light, accent, 0.35)),
    0.75,
    0.006,
  );
  fill(stage, rectangle(x0 - 0.012, 0.16, x1 - x0 + 0.024, floor - 0.16), flat(mix(dark, middle, 0.5)));
  fill(stage, rectangle(x0, 0.175, x1 - x0, floor - 0.175), downwards(light, mix(light, accent, 0.5)));
  fill(
    stage,
    [
      [x1, 0.175],
      [x1 + (tall(stage) ? 0.15 : 0.08), 0.13],
      [x1 + (tall(stage) ? 0.15 : 0.08), floor + 0.06],
      [x1, floor],
    ],
    sideways(mix(middle, dark, 0.2), mix(middle, dark, 0.55)),
  );
  fill(stage, rectangle(x0 - 0.2, 0.1, x1 - x0 + 0.4, floor - 0.05), flat(light), 0.1, 0.08);
  plaster(stage, random, 0.12);
  return [x0 + (x1 - x0) * 0.4, floor + 0.035];
};

/** A wall and nothing else; light comes by a gobo. */
export const bareWall: Place = (stage, random, { light, middle, dark }) => {
  wash(stage, (x, y) =>
    mix(light, mix(middle, dark, 0.2), Math.min(1, Math.hypot(x - 0.35, (y - 0.35) * 0.9) * 1.1)),
  );
  fill(
    stage,
    rectangle(-0.1, 0.9, 1.2, 0.2),
    downwards(mix(middle, dark, 0.15), mix(middle, dark, 0.35)),
    1,
    0.012,
  );
  plaster(stage, random, 0.12);
  return [tall(stage) ? 0.5 : 0.34, 0.95];
};
