import { type Affine, identity, type Outline } from './geometry.ts';

/** A picture of one number per pixel. `box` is the part that holds anything: x0, y0, x1, y1 (end exclusive). */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  box: readonly [x0: number, y0: number, x1: number, y1: number];
}

const spare = new Map<number, Float32Array[]>();

/** An empty plane; memory given back with `release` is used again. */
export function plane(width: number, height: number): Plane {
  const data = spare.get(width * height)?.pop() ?? new Float32Array(width * height);
  return { width, height, data, box: [width, height, 0, 0] };
}

/** Ends the use of a plane. Nothing may have been written outside its box. */
export function release({ width, data, box: [x0, y0, x1, y1] }: Plane) {
  for (let y = y0; y < y1; y += 1) data.fill(0, y * width + x0, y * width + x1);
  const list = spare.get(data.length) ?? [];
  list.push(data);
  spare.set(data.length, list);
}

/** Shapes as signed coverage, summed: each pixel row holds differences until `settle` adds them up. */
export class Coverage {
  readonly #cells: Float32Array;
  readonly #stride: number;
  #box: [number, number, number, number];
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#stride = width + 3;
    this.#cells = new Float32Array(this.#stride * height);
    this.#box = [width, height, 0, 0];
  }

  /** Adds `amount` times the area of a closed outline (either direction of turning), as a camera sees it. */
  add(outline: Outline, amount = 1, [a, b, c, d, e, f]: Affine = identity) {
    const turned = a * d - b * c < 0;
    const signed = area(outline) < 0 === turned ? -amount : amount;
    const last = outline[outline.length - 1] ?? [0, 0];
    let px = a * last[0] + c * last[1] + e;
    let py = b * last[0] + d * last[1] + f;
    let [left, top, right, bottom] = [this.width, this.height, 0, 0];
    for (const [ox, oy] of outline) {
      const x = a * ox + c * oy + e;
      const y = b * ox + d * oy + f;
      this.#edge(px, py, x, y, signed);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      px = x;
      py = y;
    }
    this.#grow(left, top, right, bottom);
  }

  /** Moves what was added into `target` (clamped to 0..1 if asked) and empties this. */
  settle(target: Plane, clamp: boolean) {
    const [x0, y0, x1, y1] = this.#box;
    const cells = this.#cells;
    for (let y = y0; y < y1; y += 1) {
      const row = y * this.#stride;
      const out = y * target.width;
      let sum = 0;
      for (let x = x0; x < x1; x += 1) {
        sum += cells[row + x] ?? 0;
        const before = target.data[out + x] ?? 0;
        target.data[out + x] = clamp ? Math.max(before, Math.min(1, Math.abs(sum))) : before + sum;
      }
      cells.fill(0, row + x0, row + x1 + 2);
    }
    target.box = unite(target.box, this.#box);
    this.#box = [this.width, this.height, 0, 0];
  }

  #grow(left: number, top: number, right: number, bottom: number) {
    const [x0, y0, x1, y1] = this.#box;
    this.#box = [
      Math.max(0, Math.min(x0, Math.floor(left))),
      Math.max(0, Math.min(y0, Math.floor(top))),
      Math.min(this.width, Math.max(x1, Math.ceil(right) + 1)),
      Math.min(this.height, Math.max(y1, Math.ceil(bottom) + 1)),
    ];
  }

  #edge(ax: number, ay: number, bx: number, by: number, amount: number) {
    if (ay === by) return;
    const down = ay < by;
    const [x0, y0, x1, y1] = down ? [ax, ay, bx, by] : [bx, by, ax, ay];
    const slope = (x1 - x0) / (y1 - y0);
    let x = y0 < 0 ? x0 - y0 * slope : x0;
    const end = Math.min(this.height, Math.ceil(y1));
    for (let y = Math.max(0, Math.floor(y0)); y < end; y += 1) {
      const dy = Math.min(y + 1, y1) - Math.max(y, y0);
      const next = x + slope * dy;
      const low = Math.min(this.width, Math.max(0, Math.min(x, next)));
      const high = Math.min(this.width, Math.max(0, Math.max(x, next)));
      this.#share(y * this.#stride, low, high, (down ? amount : -amount) * dy);
      x = next;
    }
  }

  #share(row: number, low: number, high: number, amount: number) {
    const cells = this.#cells;
    const first = Math.floor(low);
    const last = Math.ceil(high);
    const put = (cell: number, value: number) => {
      cells[row + cell] = (cells[row + cell] ?? 0) + amount * value;
    };
    if (last <= first + 1) {
      const middle = 0.5 * (low + high) - first;
      put(first, 1 - middle);
      put(first + 1, middle);
      return;
    }
    const step = 1 / (high - low);
    const start = 0.5 * step * (1 - (low - first)) ** 2;
    const finish = 0.5 * step * (high - last + 1) ** 2;
    put(first, start);
    if (last === first + 2) put(first + 1, 1 - start - finish);
    else {
      const second = step * (1.5 - (low - first));
      put(first + 1, second - start);
      for (let cell = first + 2; cell < last - 1; cell += 1) put(cell, step);
      put(last - 1, 1 - (second + (last - first - 3) * step) - finish);
    }
    put(last, finish);
  }
}

function area(outline: Outline): number {
  let sum = 0;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [x, y] of outline) {
    sum += px * y - x * py;
    [px, py] = [x, y];
  }
  return sum;
}

export function unite(a: Plane['box'], b: Plane['box']): Plane['box'] {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
