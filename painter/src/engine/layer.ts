import { addBlurred, blur } from './blur.ts';
import type { Affine, Outline } from './geometry.ts';
import { type Plane, plane, release } from './raster.ts';
import { type Material, shade, stain, type Tint } from './shade.ts';
import { darken, maskOf, type Stage, scaleOf } from './stage.ts';

/** Something raised (amount > 0) or sunk into a surface; `soft` is its blur in figure units. */
export interface Relief {
  readonly outline: Outline;
  readonly amount: number;
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
  const form = formOf(stage, camera, layer, mask, scale);
  shade(stage, mask, form, layer.material);
  release(form);
  for (const tint of layer.tints ?? []) stain(stage, camera, mask, tint, scale);
  cover(stage.figure, mask);
  release(mask);
}

function shapeOf(stage: Stage, camera: Affine, layer: Layer, scale: number): Plane {
  const raw = maskOf(stage, camera, layer.shapes);
  const mask = layer.feather ? blur(raw, layer.feather * scale) : raw;
  if (mask !== raw) release(raw);
  if (!layer.clip) return mask;
  const clip = maskOf(stage, camera, layer.clip);
  const [x0, y0, x1, y1] = mask.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * mask.width + x;
      mask.data[index] = (mask.data[index] ?? 0) * (clip.data[index] ?? 0);
    }
  }
  release(clip);
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
  const soft = blur(moved, drop.soft * scale);
  darken(stage, soft, drop.strength, stage.figure);
  release(soft);
  release(moved);
}

function formOf(stage: Stage, camera: Affine, layer: Layer, mask: Plane, scale: number): Plane {
  const relief = layer.relief ?? [];
  const rounds = layer.round.map(([sigma, weight]) => ({
    source: mask,
    sigma: sigma * scale,
    factor: weight * sigma * scale,
  }));
  const raised = [...new Set(relief.map((item) => item.soft))].map((soft) => {
    const source = plane(mask.width, mask.height);
    for (const item of relief) {
      if (item.soft === soft) stage.coverage.add(item.outline, item.amount, camera);
    }
    stage.coverage.settle(source, false);
    return { source, sigma: soft * scale, factor: soft * scale };
  });
  const form = plane(mask.width, mask.height);
  addBlurred(form, [...rounds, ...raised]);
  for (const { source } of raised) release(source);
  return form;
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
