import { blur } from '../engine/blur.ts';
import { type Color, mix } from '../engine/color.ts';
import { identity, type Outline } from '../engine/geometry.ts';
import { smoothstep } from '../engine/light.ts';
import { darken, maskOf, type Stage } from '../engine/stage.ts';

/** A colour that changes across the picture; x and y run from 0 to 1. */
export type Paint = (x: number, y: number) => Color;

export const flat =
  (color: Color): Paint =>
  () =>
    color;
export const sideways =
  (left: Color, right: Color): Paint =>
  (x) =>
    mix(left, right, smoothstep(0, 1, x));
export const downwards =
  (top: Color, bottom: Color): Paint =>
  (_, y) =>
    mix(top, bottom, smoothstep(0, 1, y));

/** Points from shares of the picture (0 to 1) to pixels. */
export function share(stage: Stage, points: Outline): Outline {
  return points.map(([x, y]) => [x * stage.width, y * stage.height]);
}

export function rectangle(x: number, y: number, width: number, height: number): Outline {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Fills the whole picture. */
export function wash(stage: Stage, paint: Paint) {
  for (let y = 0; y < stage.height; y += 1) {
    for (let x = 0; x < stage.width; x += 1)
      put(stage, y * stage.width + x, paint(x / stage.width, y / stage.height), 1);
  }
}

/** Fills a shape given in shares of the picture; `soft` blurs its edge, as a share of the height. */
export function fill(stage: Stage, shape: Outline, paint: Paint, opacity = 1, soft = 0) {
  const raw = maskOf(stage, identity, [share(stage, shape)]);
  const mask = soft > 0 ? blur(raw, soft * stage.height) : raw;
  const [x0, y0, x1, y1] = mask.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * stage.width + x;
      const alpha = (mask.data[index] ?? 0) * opacity;
      if (alpha > 0.002) put(stage, index, paint(x / stage.width, y / stage.height), alpha);
    }
  }
}

/** A soft shadow of a shape given in shares of the picture. */
export function shadow(stage: Stage, shape: Outline, soft: number, strength: number) {
  darken(stage, blur(maskOf(stage, identity, [share(stage, shape)]), soft * stage.height), strength);
}

function put(stage: Stage, index: number, [red, green, blue]: Color, alpha: number) {
  stage.red[index] = (stage.red[index] ?? 0) * (1 - alpha) + red * alpha;
  stage.green[index] = (stage.green[index] ?? 0) * (1 - alpha) + green * alpha;
  stage.blue[index] = (stage.blue[index] ?? 0) * (1 - alpha) + blue * alpha;
}
