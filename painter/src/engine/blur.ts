import { type Plane, plane, release, unite } from './raster.ts';

/** Less than this does not show. */
const LEAST_SIGMA_PX = 0.58;
const WIDE_SIGMA_PX = 4;

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
  const middle = Math.max(x0, Math.min(x1, x0 + radius));
  const tail = Math.max(middle, x1 - radius);
  for (let y = y0; y < y1; y += 1) {
    const row = y * width;
    const first = from[row + x0] ?? 0;
    const last = from[row + x1 - 1] ?? 0;
    let sum = first * radius;
    for (let x = x0; x < x0 + radius; x += 1) sum += x < x1 ? (from[row + x] ?? 0) : last;
    for (let x = x0; x < middle; x += 1) {
      sum += x + radius < x1 ? (from[row + x + radius] ?? 0) : last;
      to[row + x] = sum * scale;
      sum -= first;
    }
    for (let at = row + middle; at < row + tail; at += 1) {
      sum += from[at + radius] ?? 0;
      to[at] = sum * scale;
      sum -= from[at - radius] ?? 0;
    }
    for (let x = tail; x < x1; x += 1) {
      sum += last;
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
  const aside = plane(source.width, source.height);
  let from = source.data;
  for (const radius of boxes(sigma)) {
    if (radius === 0) continue;
    rows(from, aside.data, source.width, box, radius);
    columns(aside.data, result.data, source.width, box, radius);
    from = result.data;
  }
  result.box = box;
  aside.box = box;
  release(aside);
  return result;
}

function halve(source: Plane): Plane {
  const { width, height, data } = source;
  const result = plane(Math.ceil(width / 2), Math.ceil(height / 2));
  const [x0, y0, x1, y1] = source.box;
  const right = Math.min(result.width, (x1 >> 1) + 1);
  const bottom = Math.min(result.height, (y1 >> 1) + 1);
  result.box = [Math.min(x0 >> 1, right), Math.min(y0 >> 1, bottom), right, bottom];
  for (let y = result.box[1]; y < bottom; y += 1) {
    const upper = 2 * y * width;
    const lower = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = result.box[0]; x < right; x += 1) {
      const a = 2 * x;
      const b = Math.min(width - 1, a + 1);
      const sum =
        (data[upper + a] ?? 0) + (data[upper + b] ?? 0) + (data[lower + a] ?? 0) + (data[lower + b] ?? 0);
      result.data[y * result.width + x] = sum * 0.25;
    }
  }
  return result;
}

/** Adds `factor` times a plane of half the size, bilinear: three parts of the nearest pixel, one of the next. */
function addDoubled(target: Plane, source: Plane, factor: number) {
  const { width, height, data } = target;
  const [x0, y0, x1, y1] = source.box;
  if (x1 <= x0 || y1 <= y0) return;
  const box: Box = [
    Math.min(width, 2 * x0),
    Math.min(height, 2 * y0),
    Math.min(width, 2 * x1),
    Math.min(height, 2 * y1),
  ];
  const mixed = new Float32Array(source.width);
  const whole = Math.min(x1, width >> 1);
  for (let y = box[1]; y < box[3]; y += 1) {
    const near = (y >> 1) * source.width;
    const next = Math.min(y1 - 1, Math.max(y0, (y >> 1) + (y % 2 ? 1 : -1))) * source.width;
    for (let x = x0; x < x1; x += 1) {
      mixed[x] = factor * (0.75 * (source.data[near + x] ?? 0) + 0.25 * (source.data[next + x] ?? 0));
    }
    let left = mixed[x0] ?? 0;
    let middle = left;
    for (let x = x0; x < whole; x += 1) {
      const right = x + 1 < x1 ? (mixed[x + 1] ?? 0) : middle;
      const at = y * width + 2 * x;
      data[at] = (data[at] ?? 0) + 0.75 * middle + 0.25 * left;
      data[at + 1] = (data[at + 1] ?? 0) + 0.75 * middle + 0.25 * right;
      left = middle;
      middle = right;
    }
    if (whole < x1) data[y * width + width - 1] = (data[y * width + width - 1] ?? 0) + middle;
  }
  target.box = unite(target.box, box);
}

function addScaled(target: Plane, source: Plane, factor: number) {
  const [x0, y0, x1, y1] = source.box;
  for (let y = y0; y < y1; y += 1) {
    for (let at = y * target.width + x0; at < y * target.width + x1; at += 1) {
      target.data[at] = (target.data[at] ?? 0) + factor * (source.data[at] ?? 0);
    }
  }
  target.box = unite(target.box, source.box);
}

/** Something to be blurred and added up. */
interface Softened {
  readonly source: Plane;
  readonly sigma: number;
  readonly factor: number;
}

/**
 * Adds the gaussian blurs of some planes. Wide ones are added up on a copy of half the size, again and again,
 * which looks the same and costs a fraction.
 */
export function addBlurred(target: Plane, parts: readonly Softened[]) {
  const wide = parts.filter(({ sigma }) => sigma >= WIDE_SIGMA_PX);
  for (const { source, sigma, factor } of parts) {
    if (sigma >= WIDE_SIGMA_PX) continue;
    const soft = sigma < LEAST_SIGMA_PX ? source : direct(source, sigma);
    addScaled(target, soft, factor);
    if (soft !== source) release(soft);
  }
  if (wide.length === 0) return;
  const coarse = plane(Math.ceil(target.width / 2), Math.ceil(target.height / 2));
  const halves = new Map(wide.map(({ source }) => [source, halve(source)]));
  const smaller = wide.map(({ source, sigma, factor }) => ({
    source: halves.get(source) ?? source,
    sigma: sigma / 2,
    factor,
  }));
  addBlurred(coarse, smaller);
  addDoubled(target, coarse, 1);
  for (const half of halves.values()) release(half);
  release(coarse);
}

/** Gaussian blur; edges repeat. The result is a new plane: `source` stays as it was. */
export function blur(source: Plane, sigma: number): Plane {
  if (sigma >= LEAST_SIGMA_PX && sigma < WIDE_SIGMA_PX) return direct(source, sigma);
  const result = plane(source.width, source.height);
  addBlurred(result, [{ source, sigma, factor: 1 }]);
  return result;
}
