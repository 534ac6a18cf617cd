/** A point in figure units: one unit is the height of a head, y grows downwards. */
export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];
/** A point of a limb: its middle and half its width there. */
export type Node = readonly [x: number, y: number, radius: number];
/** x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Affine = [1, 0, 0, 1, 0, 0];

export function rotation(degrees: number, [x, y]: Point): Affine {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

export function translation(x: number, y: number): Affine {
  return [1, 0, 0, 1, x, y];
}

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function apply([a, b, c, d, e, f]: Affine, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function transform(matrix: Affine, outline: Outline): Outline {
  return outline.map((point) => apply(matrix, point));
}

function catmull(p: number, q: number, r: number, s: number, t: number): number {
  return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
}

/** Calls `visit` with the four points around each step of a Catmull-Rom curve; a point given twice is a corner. */
function walk<V extends readonly [number, number, number?]>(
  points: readonly V[],
  closed: boolean,
  steps: number,
  visit: (p: V, q: V, r: V, s: V, t: number) => void,
) {
  const count = points.length;
  const at = (index: number): V | undefined =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))];
  for (let span = 0; span < (closed ? count : count - 1); span += 1) {
    const [p, q, r, s] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    if (!p || !q || !r || !s) continue;
    if (q[0] === r[0] && q[1] === r[1] && q[2] === r[2]) continue;
    for (let step = 0; step < steps; step += 1) visit(p, q, r, s, step / steps);
  }
}

function curve(points: Outline, closed: boolean, steps: number): Point[] {
  const result: Point[] = [];
  walk(points, closed, steps, (p, q, r, s, t) => {
    result.push([catmull(p[0], q[0], r[0], s[0], t), catmull(p[1], q[1], r[1], s[1], t)]);
  });
  const last = points[points.length - 1];
  if (!closed && last) result.push(last);
  return result;
}

/** A closed curve through all points; a point given twice is a corner. */
export function blob(points: Outline, steps = 10): Outline {
  return curve(points, true, steps);
}

export function line(points: Outline, steps = 10): Outline {
  return curve(points, false, steps);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, degrees = 0): Outline {
  const turn = rotation(degrees, [cx, cy]);
  return Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * Math.PI * 2;
    return apply(turn, [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]);
  });
}

/** A limb, strand or fold: a smooth band around its nodes; radius 0 tapers to a point. */
export function tube(nodes: readonly Node[], steps = 8): Outline {
  const spine: Node[] = [];
  walk(nodes, false, steps, (p, q, r, s, t) => {
    spine.push([
      catmull(p[0], q[0], r[0], s[0], t),
      catmull(p[1], q[1], r[1], s[1], t),
      catmull(p[2], q[2], r[2], s[2], t),
    ]);
  });
  const end = nodes[nodes.length - 1];
  if (end) spine.push(end);
  const outline: Point[] = new Array(spine.length * 2);
  spine.forEach((node, index) => {
    const [x, y, radius] = node;
    const [ax, ay] = spine[Math.max(0, index - 1)] ?? node;
    const [bx, by] = spine[Math.min(spine.length - 1, index + 1)] ?? node;
    const scale = radius / (Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) || 1);
    const [nx, ny] = [(ay - by) * scale, (bx - ax) * scale];
    outline[index] = [x + nx, y + ny];
    outline[spine.length * 2 - 1 - index] = [x - nx, y - ny];
  });
  return outline;
}

/** The point at share `t` (0 to 1) of a polyline, by index. */
export function along(outline: Outline, t: number): Point {
  const position = Math.min(1, Math.max(0, t)) * (outline.length - 1);
  const index = Math.min(outline.length - 2, Math.floor(position));
  const [ax, ay] = outline[index] ?? [0, 0];
  const [bx, by] = outline[index + 1] ?? [ax, ay];
  const rest = position - index;
  return [ax + (bx - ax) * rest, ay + (by - ay) * rest];
}
