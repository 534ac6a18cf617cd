import { blur } from './blur.ts';
import { type Color, RAMP_SIZE } from './color.ts';
import type { Affine, Outline } from './geometry.ts';
import { type Light, smoothstep, unit } from './light.ts';
import { type Plane, release } from './raster.ts';
import { maskOf, type Stage } from './stage.ts';

const STEPS = 512;

export interface Material {
  /** Lookup table from shadow to light (see `ramp`). */
  readonly ramp: Float32Array;
  readonly gloss: number;
  /** Width of the highlight: 4 is satin, 40 is patent leather. */
  readonly polish: number;
  readonly sheen?: Color;
}

/** A stain of colour on a surface: blush, stubble, shadow of a nose. */
export interface Tint {
  readonly outline: Outline;
  readonly color: Color;
  readonly opacity: number;
  readonly soft: number;
  /** The colour is a filter on what is there (make-up) instead of paint over it. */
  readonly filter?: boolean;
}

/** Brightness by how far a surface faces the lamp (-1 to 1), as a table over STEPS. */
function brightness({ fill, wrap, planes }: Light): Float32Array {
  return Float32Array.from({ length: STEPS + 1 }, (_, index) => {
    const facing = (index / STEPS) * 2 - 1;
    const wrapped = Math.max(0, (facing + wrap) / (1 + wrap));
    const cut = smoothstep(0.3, 0.62, wrapped);
    return Math.min(1, fill + (1 - fill) * (wrapped + (cut - wrapped) * planes));
  });
}

/** Lays a material over what the mask covers, lit by the slope of the form. */
export function shade(stage: Stage, mask: Plane, form: Plane, { ramp, gloss, polish, sheen }: Material) {
  const { width, height, light, red, green, blue } = stage;
  const [x0, y0, x1, y1] = mask.box;
  const [kx, ky, kz] = light.key;
  const half = unit([kx, ky, kz + 1]);
  const [sr, sg, sb] = sheen ?? [1, 0.97, 0.92];
  const table = brightness(light);
  const shine = Float32Array.from({ length: STEPS + 1 }, (_, index) => gloss * (index / STEPS) ** polish);
  const data = form.data;
  for (let y = y0; y < y1; y += 1) {
    const up = y > 0 ? width : 0;
    const down = y < height - 1 ? width : 0;
    const vertical = up + down === 2 * width ? 0.5 : 1;
    for (let x = x0; x < x1; x += 1) {
      const index = y * width + x;
      const alpha = mask.data[index] ?? 0;
      if (alpha < 0.004) continue;
      const left = x > 0 ? 1 : 0;
      const right = x < width - 1 ? 1 : 0;
      const gx = ((data[index + right] ?? 0) - (data[index - left] ?? 0)) / (left + right);
      const gy = ((data[index + down] ?? 0) - (data[index - up] ?? 0)) * vertical;
      const length = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const facing = (kz - gx * kx - gy * ky) * length;
      const value = table[((facing + 1) * 0.5 * STEPS) | 0] ?? 0;
      const mirror = (half[2] - gx * half[0] - gy * half[1]) * length;
      const edge = light.rim > 0 ? light.rim * (1 - length) ** 2 * Math.max(0, gx * kx * length) * 3 : 0;
      const glow = edge + (mirror > 0 ? (shine[(mirror * STEPS) | 0] ?? 0) : 0);
      const step = ((value * (RAMP_SIZE - 1) + 0.5) | 0) * 3;
      red[index] = blend(red[index], (ramp[step] ?? 0) + glow * sr, alpha);
      green[index] = blend(green[index], (ramp[step + 1] ?? 0) + glow * sg, alpha);
      blue[index] = blend(blue[index], (ramp[step + 2] ?? 0) + glow * sb, alpha);
    }
  }
}

function blend(below: number | undefined, above: number, alpha: number): number {
  const base = below ?? 0;
  return base + (above - base) * alpha;
}

/** Lays a stain over what the mask covers. */
export function stain(stage: Stage, camera: Affine, mask: Plane, tint: Tint, scale: number) {
  const hard = maskOf(stage, camera, [tint.outline]);
  const spot = blur(hard, tint.soft * scale);
  release(hard);
  const [x0, y0, x1, y1] = spot.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * stage.width + x;
      const alpha = (spot.data[index] ?? 0) * (mask.data[index] ?? 0) * tint.opacity;
      if (alpha < 0.002) continue;
      const [red, green, blue] = tint.filter ? filtered(stage, index, tint.color) : tint.color;
      stage.red[index] = blend(stage.red[index], red, alpha);
      stage.green[index] = blend(stage.green[index], green, alpha);
      stage.blue[index] = blend(stage.blue[index], blue, alpha);
    }
  }
  release(spot);
}

function filtered(stage: Stage, index: number, [r, g, b]: Color): Color {
  return [(stage.red[index] ?? 0) * r, (stage.green[index] ?? 0) * g, (stage.blue[index] ?? 0) * b];
}
