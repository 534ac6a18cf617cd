import { type Plane, plane } from './raster.ts';

/** Radii of three box filters that together come close to a gaussian of this sigma. */
function boxes(sigma: number): readonly [number, number, number] {
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1);
  let low = Math.floor(ideal);
  if (low % 2 === 0) low -= 1;
  const small = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4));
  const radius = (index: number) => ((index < small ? low : low + 2) - 1) / 2;
  return [radius(0), radius(1), radius(2)];
}

type Box = Plane['box'];

function rows(from: Float32Array, to: Float32Array, width: number, [x0, y0, x1, y1]: Box, radius: number) {
  const scale = 1 / (2 * radius + 1);
  for (let y = y0; y < y1; y += 1) {
    const row = y * width;
    const first = from[row + x0] ?? 0;
    const last = from[row + x1 - 1] ?? 0;
    let sum = first * radius;
    for (let x = x0; x < x0 + radius; x += 1) sum += x < x1 ? (from[row + x] ?? 0) : last;
    for (let x = x0; x < x1; x += 1) {
      sum += x + radius < x1 ? (from[row + x + radius] ?? 0) : last;
      to[row + x] = sum * scale;
      sum -= x - radius >= x0 ? (from[row + x - radius] ?? 0) : first;
    }
  }
}

function columns(from: Float32Array, to: Float32Array, width: number, [x0, y0, x1, y1]: Box, radius: number) {
  const scale = 1 / (2 * radius + 1);
  const sums = new Float32Array(x1 - x0);
  for (let offset = -radius - 1; offset < radius; offset += 1) {
    const row = Math.min(y1 - 1, Math.max(y0, y0 + offset)) * width;
    for (let x = x0; x < x1; x += 1) sums[x - x0] = (sums[x - x0] ?? 0) + (from[row + x] ?? 0);
  }
  for (let y = y0; y < y1; y += 1) {
    const enter = Math.min(y1 - 1, y + radius) * width;
    const leave = Math.max(y0, y - radius - 1) * width;
    const out = y * width;
    for (let x = x0; x < x1; x += 1) {
      const sum = (sums[x - x0] ?? 0) + (from[enter + x] ?? 0) - (from[leave + x] ?? 0);
      sums[x - x0] = sum;
      to[out + x] = sum * scale;
    }
  }
}

function padded(source: Plane, by: number): Box {
  const [x0, y0, x1, y1] = source.box;
  const pad = Math.ceil(by);
  return [
    Math.max(0, x0 - pad),
    Math.max(0, y0 - pad),
    Math.min(source.width, x1 + pad),
    Math.min(source.height, y1 + pad),
  ];
}

function direct(source: Plane, sigma: number): Plane {
  const box = padded(source, sigma * 3);
  const result = plane(source.width, source.height);
  if (box[2] <= box[0] || box[3] <= box[1]) return result;
  const spare = new Float32Array(source.data.length);
  const [a, b, c] = boxes(sigma);
  rows(source.data, spare, source.width, box, a);
  columns(spare, result.data, source.width, box, a);
  rows(result.data, spare, source.width, box, b);
  columns(spare, result.data, source.width, box, b);
  rows(result.data, spare, source.width, box, c);
  columns(spare, result.data, source.width, box, c);
  result.box = box;
  return result;
}

function halve(source: Plane): Plane {
  const result = plane(Math.ceil(source.width / 2), Math.ceil(source.height / 2));
  const [x0, y0, x1, y1] = source.box;
  result.box = [
    x0 >> 1,
    y0 >> 1,
    Math.min(result.width, (x1 >> 1) + 1),
    Math.min(result.height, (y1 >> 1) + 1),
  ];
  for (let y = result.box[1]; y < result.box[3]; y += 1) {
    const top = 2 * y * source.width;
    const bottom = Math.min(source.height - 1, 2 * y + 1) * source.width;
    for (let x = result.box[0]; x < result.box[2]; x += 1) {
      const right = Math.min(source.width - 1, 2 * x + 1);
      const sum =
        at(source, top + 2 * x) +
        at(source, top + right) +
        at(source, bottom + 2 * x) +
        at(source, bottom + right);
      result.data[y * result.width + x] = sum / 4;
    }
  }
  return result;
}

function at(source: Plane, index: number): number {
  return source.data[index] ?? 0;
}

/** Bilinear, back to twice the size. */
function double(source: Plane, width: number, height: number): Plane {
  const result = plane(width, height);
  const [x0, y0, x1, y1] = source.box;
  result.box = [Math.max(0, 2 * x0), Math.max(0, 2 * y0), Math.min(width, 2 * x1), Math.min(height, 2 * y1)];
  for (let y = result.box[1]; y < result.box[3]; y += 1) {
    const sy = Math.max(0, (y - 0.5) / 2);
    const top = Math.min(source.height - 1, Math.floor(sy));
    const down = Math.min(source.height - 1, top + 1);
    const fy = sy - top;
    for (let x = result.box[0]; x < result.box[2]; x += 1) {
      const sx = Math.max(0, (x - 0.5) / 2);
      const left = Math.min(source.width - 1, Math.floor(sx));
      const right = Math.min(source.width - 1, left + 1);
      const fx = sx - left;
      const upper =
        at(source, top * source.width + left) * (1 - fx) + at(source, top * source.width + right) * fx;
      const lower =
        at(source, down * source.width + left) * (1 - fx) + at(source, down * source.width + right) * fx;
      result.data[y * width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return result;
}

/** Gaussian blur; wide ones run on a smaller copy, which looks the same and costs a fraction. Edges repeat. */
export function blur(source: Plane, sigma: number): Plane {
  if (sigma < 0.3) return source;
  if (sigma < 7) return direct(source, sigma);
  return double(blur(halve(source), sigma / 2), source.width, source.height);
}
