import { blur } from './engine/blur.ts';
import { randomOf } from './engine/random.ts';
import { plane, release } from './engine/raster.ts';
import type { Stage } from './engine/stage.ts';
import type { Pixels } from './studio/media-file.ts';

export interface Grade {
  readonly monochrome: boolean;
  /** 0 flat to 1 strong. */
  readonly contrast: number;
  readonly vignette: number;
  readonly grain: number;
}

const GRAIN_SIZE = 512;

/** One tile of film grain, made once from a seed. */
function grainTile(): Int8Array {
  const random = randomOf(20_250);
  const raw = plane(GRAIN_SIZE, GRAIN_SIZE);
  for (let index = 0; index < raw.data.length; index += 1) {
    raw.data[index] = random() + random() + random() + random() - 2;
  }
  raw.box = [0, 0, GRAIN_SIZE, GRAIN_SIZE];
  const soft = blur(raw, 0.55);
  return Int8Array.from(soft.data, (value, index) =>
    Math.max(-127, Math.min(127, 58 * (0.6 * value + 0.4 * (raw.data[index] ?? 0)))),
  );
}

let tile: Int8Array | null = null;

/** Film look: glow of the lights, tone curve, black and white, darker corners. Bytes, 3 per pixel. */
export function developed(stage: Stage, grade: Grade): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, red, green, blue } = stage;
  const glow = plane(width, height);
  for (let index = 0; index < glow.data.length; index += 1) {
    const light = 0.3 * (red[index] ?? 0) + 0.59 * (green[index] ?? 0) + 0.11 * (blue[index] ?? 0);
    glow.data[index] = Math.max(0, light - 0.55);
  }
  glow.box = [0, 0, width, height];
  const halo = blur(glow, height * 0.03);
  const out = new Uint8ClampedArray(width * height * 3);
  const curve = toneTable(grade.contrast);
  for (let y = 0; y < height; y += 1) {
    const v = (y / height - 0.5) * 2;
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const u = (x / width - 0.5) * 2;
      const corner =
        1 -
        grade.vignette * 0.22 * Math.min(1.6, (u * u * 0.8 + v * v) * (0.72 + 0.28 * (u * u * 0.8 + v * v)));
      const add = (halo.data[index] ?? 0) * 0.16;
      let r = ((red[index] ?? 0) + add) * corner;
      let g = ((green[index] ?? 0) + add * 0.95) * corner;
      let b = ((blue[index] ?? 0) + add * 0.88) * corner;
      if (grade.monochrome) {
        g = 0.36 * r + 0.52 * g + 0.12 * b;
        r = g * 1.012;
        b = g * 0.985;
      }
      out[index * 3] = curve[step(r)] ?? 0;
      out[index * 3 + 1] = curve[step(g)] ?? 0;
      out[index * 3 + 2] = curve[step(b)] ?? 0;
    }
  }
  release(glow);
  release(halo);
  return out;
}

const TONES = 1024;

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

/** Twice the size, as large as a photograph for the web, with film grain. */
export function print(stage: Stage, grade: Grade): Pixels {
  const bytes = developed(stage, grade);
  const [width, height] = [stage.width * 2, stage.height * 2];
  const data = new Uint8ClampedArray(width * height * 3);
  const strengths = Float32Array.from(
    { length: 256 },
    (_, level) => grade.grain * (0.35 + (level * (255 - level)) / 22_000),
  );
  tile ??= grainTile();
  const mixed = new Int32Array(stage.width * 3);
  for (let y = 0; y < height; y += 1) {
    mixRows(bytes, mixed, stage.width * 3, stage.height, y);
    const row = (y % GRAIN_SIZE) * GRAIN_SIZE;
    const shift = (y >> 9) * 137;
    for (let x = 0; x < width; x += 1) {
      const near = (x >> 1) * 3;
      const next = Math.min(stage.width - 1, Math.max(0, (x >> 1) + (x & 1 ? 1 : -1))) * 3;
      const green = (3 * (mixed[near + 1] ?? 0) + (mixed[next + 1] ?? 0)) >> 4;
      const noise = ((tile[row + ((x + shift) & (GRAIN_SIZE - 1))] ?? 0) * (strengths[green] ?? 0)) | 0;
      const at = (y * width + x) * 3;
      data[at] = ((3 * (mixed[near] ?? 0) + (mixed[next] ?? 0)) >> 4) + noise;
      data[at + 1] = green + noise;
      data[at + 2] = ((3 * (mixed[near + 2] ?? 0) + (mixed[next + 2] ?? 0)) >> 4) + noise;
    }
  }
  return { data, width, height };
}

/** Three parts of the nearest row and one of the next, for row `y` of the enlarged picture. */
function mixRows(bytes: Uint8ClampedArray, mixed: Int32Array, length: number, height: number, y: number) {
  const near = (y >> 1) * length;
  const next = Math.min(height - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * length;
  for (let index = 0; index < length; index += 1) {
    mixed[index] = 3 * (bytes[near + index] ?? 0) + (bytes[next + index] ?? 0);
  }
}
