import { blur } from '../engine/blur.ts';
import { type Plane, plane, release } from '../engine/raster.ts';
import type { Stage } from '../engine/stage.ts';
import type { Pixels } from './pixels.ts';

export interface Grade {
  readonly monochrome: boolean;
  /** 0 flat to 1 strong. */
  readonly contrast: number;
  readonly vignette: number;
  readonly grain: number;
}

const TONES = 1024;
const GLOW_FROM = 0.55;
const GLOW = 0.16;

/** Film look: glow of the lights, darker corners, tone curve, black and white. */
export function developed(stage: Stage, grade: Grade): Pixels {
  const { width, height, red, green, blue } = stage;
  const halo = haloOf(stage);
  const data = new Uint8ClampedArray(width * height * 3);
  const curve = toneTable(grade.contrast);
  for (let y = 0; y < height; y += 1) {
    const v = (y / height - 0.5) * 2;
    const haloRow = Math.min(halo.height - 1, y >> 1) * halo.width;
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const u = (x / width - 0.5) * 2;
      const corner = 1 - grade.vignette * darkness(u * u * 0.8 + v * v);
      const add = (halo.data[haloRow + (x >> 1)] ?? 0) * GLOW;
      let r = ((red[index] ?? 0) + add) * corner;
      let g = ((green[index] ?? 0) + add * 0.95) * corner;
      let b = ((blue[index] ?? 0) + add * 0.88) * corner;
      if (grade.monochrome) {
        g = 0.36 * r + 0.52 * g + 0.12 * b;
        r = g * 1.012;
        b = g * 0.985;
      }
      data[index * 3] = curve[step(r)] ?? 0;
      data[index * 3 + 1] = curve[step(g)] ?? 0;
      data[index * 3 + 2] = curve[step(b)] ?? 0;
    }
  }
  release(halo);
  return { data, width, height };
}

/** How much darker a lens is at this squared distance from its middle. */
function darkness(distance: number): number {
  return 0.22 * Math.min(1.6, distance * (0.72 + 0.28 * distance));
}

/** The glow around bright places, at half the size: it is soft. */
function haloOf({ width, height, red, green, blue }: Stage): Plane {
  const glow = plane(width >> 1, height >> 1);
  for (let y = 0; y < glow.height; y += 1) {
    for (let x = 0; x < glow.width; x += 1) {
      const from = y * 2 * width + x * 2;
      const light = 0.3 * (red[from] ?? 0) + 0.59 * (green[from] ?? 0) + 0.11 * (blue[from] ?? 0);
      glow.data[y * glow.width + x] = Math.max(0, light - GLOW_FROM);
    }
  }
  glow.box = [0, 0, glow.width, glow.height];
  const halo = blur(glow, height * 0.015);
  release(glow);
  return halo;
}

function step(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? TONES - 1 : (value * (TONES - 1)) | 0;
}

function toneTable(contrast: number): Float32Array {
  return Float32Array.from({ length: TONES }, (_, index) => {
    const v = index / (TONES - 1);
    const bent = v * v * (3 - 2 * v);
    return 255 * (0.018 + (v + (bent - v) * contrast * 0.6) * 0.965);
  });
}
