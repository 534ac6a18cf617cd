import { blur } from '../engine/blur.ts';
import { randomOf } from '../engine/random.ts';
import { plane } from '../engine/raster.ts';
import type { Pixels } from './pixels.ts';

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
  return Int8Array.from(soft.data, (value, index) => 58 * (0.6 * value + 0.4 * (raw.data[index] ?? 0)));
}

let tile: Int8Array | null = null;
const sheets = new Map<number, Uint8ClampedArray<ArrayBuffer>>();

function sheet(length: number): Uint8ClampedArray<ArrayBuffer> {
  const known = sheets.get(length) ?? new Uint8ClampedArray(length);
  sheets.set(length, known);
  return known;
}

/**
 * Twice the size, as large as a photograph for the web, with film grain (strongest in the middle tones).
 * The bytes are good until the next picture of the same size is enlarged: the sheet is used again.
 */
export function enlarged({ data: source, width: w, height: h }: Pixels, grain: number): Pixels {
  tile ??= grainTile();
  const [width, height] = [w * 2, h * 2];
  const data = sheet(width * height * 3);
  const strengths = Int32Array.from(
    { length: 256 },
    (_, level) => 256 * grain * (0.35 + (level * (255 - level)) / 22_000),
  );
  const row = new Int32Array(w * 3);
  const last = (w - 1) * 3;
  for (let y = 0; y < height; y += 1) {
    mixRows(source, row, h, y);
    const specks = tile.subarray((y % GRAIN_SIZE) * GRAIN_SIZE, ((y % GRAIN_SIZE) + 1) * GRAIN_SIZE);
    const shift = (y >> 9) * 137;
    let at = y * width * 3;
    for (let x = 0; x < width; x += 1) {
      const near = (x >> 1) * 3;
      const next = (x & 1) === 0 ? Math.max(0, near - 3) : Math.min(last, near + 3);
      const red = (3 * (row[near] ?? 0) + (row[next] ?? 0)) >> 4;
      const green = (3 * (row[near + 1] ?? 0) + (row[next + 1] ?? 0)) >> 4;
      const blue = (3 * (row[near + 2] ?? 0) + (row[next + 2] ?? 0)) >> 4;
      const noise = ((specks[(x + shift) & (GRAIN_SIZE - 1)] ?? 0) * (strengths[green] ?? 0)) >> 8;
      data[at] = red + noise;
      data[at + 1] = green + noise;
      data[at + 2] = blue + noise;
      at += 3;
    }
  }
  return { data, width, height };
}

/** Three parts of the nearest row and one of the next, for row `y` of the enlarged picture. */
function mixRows(source: Pixels['data'], row: Int32Array, height: number, y: number) {
  const near = (y >> 1) * row.length;
  const next = Math.min(height - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * row.length;
  for (let index = 0; index < row.length; index += 1) {
    row[index] = 3 * (source[near + index] ?? 0) + (source[next + index] ?? 0);
  }
}
