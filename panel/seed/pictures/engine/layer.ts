import { blur } from './blur.ts';
import { type Color, RAMP_SIZE } from './color.ts';
import { type Affine, type Outline, transform } from './geometry.ts';
import { type Light, smoothstep, unit } from './light.ts';
import { type Plane, plane } from './raster.ts';
import { darken, maskOf, type Stage, scaleOf } from './stage.ts';

export interface Material {
  /** Lookup table from shadow to light (see `ramp`). */
  readonly ramp: Float32Array;
  readonly gloss: number;
  /** Width of the highlight: 4 is satin, 40 is patent leather. */
  readonly polish: number;
  readonly sheen?: Color;
}

/** Something raised (amount > 0) or sunk into a surface; `soft` is its blur in figure units. */
export interface Relief {
  readonly outline: Outline;
  readonly amount: number;
  readonly soft: number;
}

/** A stain of colour on a surface: blush, stubble, shadow of a nose. */
export interface Tint {
  readonly outline: Outline;
  readonly color: Color;
  readonly opacity: number;
  readonly soft: number;
}

export interface Layer {
  readonly shapes: readonly Outline[];
  readonly material: Material;
  /** How the silhouette is inflated to a form: blur in figure units, and weight. */
  readonly round: readonly (readonly [sigma: number, weight: number])[];
  readonly relief?: readonly Relief[];
  readonly tints?: readonly Tint[];
  /** The shadow it drops on the parts of the figure behind it. */
  readonly drop?: {
    readonly dx: number;
    readonly dy: number;
    readonly soft: number;
    readonly strength: number;
  };
  /** Keeps the layer inside these shapes. */
  readonly clip?: readonly Outline[];
  /** Softens the edge, in figure units: hair and fur. */
  readonly feather?: number;
}

/** Paints one part of a figure with light on its form. */
export function paintLayer(stage: Stage, camera: Affine, layer: Layer) {
  const scale = scaleOf(camera);
  const mask = shapeOf(stage, camera, layer, scale);
  const [x0, y0, x1, y1] = mask.box;
  if (x1 <= x0 || y1 <= y0) return;
  if (layer.drop) dropShadow(stage, mask, layer.drop, scale);
  shade(stage, mask, formOf(stage, camera, layer, mask, scale), layer.material);
  for (const tint of layer.tints ?? []) stain(stage, camera, mask, tint, scale);
  cover(stage.figure, mask);
}

function shapeOf(stage: Stage, camera: Affine, layer: Layer, scale: number): Plane {
  const raw = maskOf(stage, camera, layer.shapes);
  const mask = layer.feather ? blur(raw, layer.feather * scale) : raw;
  if (!layer.clip) return mask;
  const clip = maskOf(stage, camera, layer.clip);
  const [x0, y0, x1, y1] = mask.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * mask.width + x;
      mask.data[index] = (mask.data[index] ?? 0) * (clip.data[index] ?? 0);
    }
  }
  return mask;
}

function dropShadow(stage: Stage, mask: Plane, drop: NonNullable<Layer['drop']>, scale: number) {
  const moved = plane(mask.width, mask.height);
  const dx = Math.round(drop.dx * scale);
  const dy = Math.round(drop.dy * scale);
  const [x0, y0, x1, y1] = mask.box;
  const clampX = (value: number) => Math.min(mask.width, Math.max(0, value));
  const clampY = (value: number) => Math.min(mask.height, Math.max(0, value));
  moved.box = [clampX(x0 + dx), clampY(y0 + dy), clampX(x1 + dx), clampY(y1 + dy)];
  for (let y = moved.box[1]; y < moved.box[3]; y += 1) {
    for (let x = moved.box[0]; x < moved.box[2]; x += 1) {
      moved.data[y * mask.width + x] = mask.data[(y - dy) * mask.width + x - dx] ?? 0;
    }
  }
  darken(stage, blur(moved, drop.soft * scale), drop.strength, stage.figure);
}

function addScaled(target: Plane, source: Plane, factor: number) {
  const [x0, y0, x1, y1] = source.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * target.width + x;
      target.data[index] = (target.data[index] ?? 0) + factor * (source.data[index] ?? 0);
    }
  }
}

function formOf(stage: Stage, camera: Affine, layer: Layer, mask: Plane, scale: number): Plane {
  const form = plane(mask.width, mask.height);
  for (const [sigma, weight] of layer.round) {
    addScaled(form, blur(mask, sigma * scale), weight * sigma * scale);
  }
  const softs = [...new Set((layer.relief ?? []).map((item) => item.soft))];
  for (const soft of softs) {
    const raised = plane(mask.width, mask.height);
    for (const item of layer.relief ?? []) {
      if (item.soft === soft) stage.coverage.add(transform(camera, item.outline), item.amount);
    }
    stage.coverage.settle(raised, false);
    addScaled(form, blur(raised, soft * scale), soft * scale);
  }
  form.box = mask.box;
  return form;
}

/** Brightness of a surface that leans by `gx`, `gy`, from 0 to 1. */
export function lit(light: Light, gx: number, gy: number): number {
  const length = 1 / Math.sqrt(gx * gx + gy * gy + 1);
  const facing = (-gx * light.key[0] - gy * light.key[1] + light.key[2]) * length;
  const wrapped = Math.max(0, (facing + light.wrap) / (1 + light.wrap));
  const cut = smoothstep(0.3, 0.62, wrapped);
  const value = wrapped + (cut - wrapped) * light.planes;
  return light.fill + (1 - light.fill) * value;
}

function shade(stage: Stage, mask: Plane, form: Plane, material: Material) {
  const { width, height, light } = stage;
  const [x0, y0, x1, y1] = mask.box;
  const half = unit([light.key[0], light.key[1], light.key[2] + 1]);
  const [sr, sg, sb] = material.sheen ?? [1, 0.97, 0.92];
  for (let y = y0; y < y1; y += 1) {
    const up = y > 0 ? width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = x0; x < x1; x += 1) {
      const index = y * width + x;
      const alpha = mask.data[index] ?? 0;
      if (alpha < 0.004) continue;
      const left = x > 0 ? 1 : 0;
      const right = x < width - 1 ? 1 : 0;
      const gx = ((form.data[index + right] ?? 0) - (form.data[index - left] ?? 0)) / (left + right);
      const gy = ((form.data[index + down] ?? 0) - (form.data[index - up] ?? 0)) / ((up + down) / width);
      const value = lit(light, gx, gy);
      const step = Math.round(Math.min(1, value) * (RAMP_SIZE - 1)) * 3;
      const length = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const mirror = Math.max(0, (-gx * half[0] - gy * half[1] + half[2]) * length);
      const edge = light.rim * (1 - length) ** 2 * Math.max(0, gx * light.key[0] * length) * 3;
      const shine = material.gloss * mirror ** material.polish + edge;
      stage.red[index] = blend(stage.red[index], (material.ramp[step] ?? 0) + shine * sr, alpha);
      stage.green[index] = blend(stage.green[index], (material.ramp[step + 1] ?? 0) + shine * sg, alpha);
      stage.blue[index] = blend(stage.blue[index], (material.ramp[step + 2] ?? 0) + shine * sb, alpha);
    }
  }
}

function blend(below: number | undefined, above: number, alpha: number): number {
  const base = below ?? 0;
  return base + (above - base) * alpha;
}

function stain(stage: Stage, camera: Affine, mask: Plane, tint: Tint, scale: number) {
  const spot = blur(maskOf(stage, camera, [tint.outline]), tint.soft * scale);
  const [x0, y0, x1, y1] = spot.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * stage.width + x;
      const alpha = (spot.data[index] ?? 0) * (mask.data[index] ?? 0) * tint.opacity;
      if (alpha < 0.002) continue;
      stage.red[index] = blend(stage.red[index], tint.color[0], alpha);
      stage.green[index] = blend(stage.green[index], tint.color[1], alpha);
      stage.blue[index] = blend(stage.blue[index], tint.color[2], alpha);
    }
  }
}

function cover(figure: Plane, mask: Plane) {
  const [x0, y0, x1, y1] = mask.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * figure.width + x;
      figure.data[index] = Math.max(figure.data[index] ?? 0, mask.data[index] ?? 0);
    }
  }
  figure.box = [
    Math.min(figure.box[0], x0),
    Math.min(figure.box[1], y0),
    Math.max(figure.box[2], x1),
    Math.max(figure.box[3], y1),
  ];
}
