import sharp from 'sharp';
import { blur } from './engine/blur.ts';
import { randomOf } from './engine/random.ts';
import { plane } from './engine/raster.ts';
import type { Stage } from './engine/stage.ts';

export interface Grade {
  readonly monochrome: boolean;
  /** 0 flat to 1 strong. */
  readonly contrast: number;
  readonly vignette: number;
  readonly grain: number;
}

export interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
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
  return Int8Array.from(soft.data, (value, index) => Math.max(-127, Math.min(127, 58 * (0.6 * value + 0.4 * (raw.data[index] ?? 0)))));
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
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const u = (x / width - 0.5) * 2;
      const v = (y / height - 0.5) * 2;
      const corner = 1 - grade.vignette * 0.22 * Math.min(1.4, (u * u * 0.8 + v * v) ** 1.2);
      const add = (halo.data[index] ?? 0) * 0.16;
      let r = ((red[index] ?? 0) + add) * corner;
      let g = ((green[index] ?? 0) + add * 0.95) * corner;
      let b = ((blue[index] ?? 0) + add * 0.88) * corner;
      if (grade.monochrome) {
        const grey = 0.36 * r + 0.52 * g + 0.12 * b;
        r = grey * 1.012;
        g = grey;
        b = grey * 0.985;
      }
      out[index * 3] = 255 * tone(r, grade.contrast);
      out[index * 3 + 1] = 255 * tone(g, grade.contrast);
      out[index * 3 + 2] = 255 * tone(b, grade.contrast);
    }
  }
  return out;
}

function tone(value: number, contrast: number): number {
  const v = Math.min(1, Math.max(0, value));
  const curve = v * v * (3 - 2 * v);
  const mixed = v + (curve - v) * contrast * 0.6;
  return 0.018 + mixed * 0.965;
}

/** Enlarges, adds grain and compresses. */
export async function print(stage: Stage, grade: Grade, width: number, quality = 74): Promise<Picture> {
  const height = Math.round((width * stage.height) / stage.width);
  const bytes = developed(stage, grade);
  const { data } = await sharp(bytes, { raw: { width: stage.width, height: stage.height, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, width, height, grade);
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
  return { jpeg, width, height };
}

function addGrain(data: Buffer, width: number, height: number, grade: Grade) {
  tile ??= grainTile();
  for (let y = 0; y < height; y += 1) {
    const row = (y % GRAIN_SIZE) * GRAIN_SIZE;
    for (let x = 0; x < width; x += 1) {
      const index = (y * width + x) * 3;
      const green = data[index + 1] ?? 0;
      const strength = grade.grain * (0.35 + (green * (255 - green)) / 22_000);
      const noise = ((tile[row + ((x + (y >> 9) * 137) % GRAIN_SIZE)] ?? 0) * strength) | 0;
      data[index] = clamp((data[index] ?? 0) + noise);
      data[index + 1] = clamp(green + noise);
      data[index + 2] = clamp((data[index + 2] ?? 0) + noise);
    }
  }
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
