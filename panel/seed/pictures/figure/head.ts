import { hex, mix, ramp } from '../engine/color.ts';
import { type Affine, blob, ellipse, type Outline, type Point, transform, tube } from '../engine/geometry.ts';
import type { Layer, Material, Relief, Tint } from '../engine/layer.ts';
import type { Person } from './person.ts';

/** How a head is held: turn -1 to 1 towards the picture's right, tilt in degrees. */
export interface HeadPose {
  readonly turn: number;
  readonly tilt: number;
  /** Where the head sits over the body. */
  readonly place: Affine;
}

export function skinOf(person: Person, dewy = 0.1): Material {
  return { ramp: ramp(person.skin), gloss: dewy, polish: 14, sheen: [1, 0.95, 0.9] };
}

const SIDE: Outline = [
  [0, -0.53],
  [0.14, -0.505],
  [0.255, -0.41],
  [0.32, -0.25],
  [0.334, -0.06],
  [0.327, 0.08],
  [0.3, 0.2],
  [0.243, 0.32],
  [0.16, 0.42],
  [0.075, 0.483],
];

/** The outline of a face from the front, turned up to three quarters. */
export function faceOutline({ face }: Person, turn: number): Outline {
  const far = Math.sign(turn) || 1;
  const much = Math.abs(turn);
  const edge = (side: 1 | -1): Point[] =>
    SIDE.map(([x, y]): Point => {
      const low = Math.max(0, y) / 0.48;
      const jaw = face.jaw * 0.04 * Math.max(0, 1 - Math.abs(y - 0.36) / 0.2);
      const isFar = side === far;
      const hollow = isFar ? much * (0.03 * bump(y, -0.01, 0.09) + 0.045 * bump(y, 0.31, 0.16)) : 0;
      const width = (x * face.width + jaw) * (isFar ? 1 - 0.1 * much : 1 + 0.03 * much) - hollow;
      return [side * width + turn * (0.02 + 0.07 * low), y + low * 0.05 * face.chin];
    });
  const left = edge(-1).reverse();
  const chin: Point = [turn * 0.09, 0.5 + 0.05 * face.chin];
  return blob([...edge(1), chin, ...left.slice(0, -1)], 8);
}

function bump(value: number, centre: number, reach: number): number {
  return Math.exp(-(((value - centre) / reach) ** 2));
}

/** Planes of a face without features: brow, sockets, nose, cheeks, lips and chin as soft relief. */
/** Planes of a calm face as soft relief: nose, brow, cheeks, chin. */
export function faceRelief(person: Person, turn: number): Relief[] {
  const at = (x: number, y: number): Point => [x * person.face.width + turn * (0.13 - 0.05 * Math.abs(x)), y];
  const spot = (x: number, y: number, rx: number, ry: number, amount: number, soft: number): Relief => {
    const [cx, cy] = at(x, y);
    return { outline: ellipse(cx, cy, rx, ry), amount, soft };
  };
  const [bx] = at(0, 0);
  const reach = turn * 0.035;
  return [
    {
      outline: tube([
        [bx, -0.16, 0.012],
        [bx + reach * 0.3, -0.02, 0.026],
        [bx + reach * 0.8, 0.1, 0.042],
        [bx + reach, 0.145, 0.03],
      ]),
      amount: 1.1,
      soft: 0.024,
    },
    spot(-0.145, 0.0, 0.1, 0.05, -0.7, 0.045),
    spot(0.145, 0.0, 0.1, 0.05, -0.7, 0.045),
    spot(-0.2, 0.12, 0.09, 0.06, 0.5, 0.06),
    spot(0.2, 0.12, 0.09, 0.06, 0.5, 0.06),
    spot(0, 0.42, 0.07, 0.05, 0.35, 0.035),
  ];
}

function faceTints(person: Person, turn: number): Tint[] {
  const skin = (index: number) => person.skin[index] ?? hex('#a06c50');
  const blush = mix(skin(2), hex('#b0503c'), 0.4);
  const much = Math.abs(turn);
  const far = Math.sign(turn);
  const w = person.face.width;
  /** From the flat face to the turned one. */
  const at = (x: number, y: number): Point => [
    x * w * (Math.sign(x) === far ? 1 - 0.2 * much : 1 - 0.02 * much) + turn * 0.115,
    y,
  ];
  const brush = (
    color: Tint['color'],
    opacity: number,
    soft: number,
    ...nodes: (readonly [number, number, number])[]
  ): Tint => ({
    outline: tube(
      nodes.map(([x, y, r]) => {
        const [px, py] = at(x, y);
        return [px, py, r] as const;
      }),
    ),
    color,
    opacity,
    soft,
  });
  const lash = mix(skin(0), hex('#0a0605'), 0.65);
  const brow = mix(person.hair[1] ?? lash, skin(0), 0.35);
  const lip = mix(mix(skin(2), hex('#a5463f'), 0.5), skin(0), 0.12);
  const man = person.face.jaw > 0.5;
  const list: Tint[] = [];
  if (person.face.stubble > 0) {
    const beard = blob([at(-0.3, 0.14), at(-0.22, 0.24), at(-0.12, 0.21), at(0, 0.2), at(0.12, 0.21), at(0.22, 0.24), at(0.3, 0.14), at(0.3, 0.34), at(0.15, 0.53), at(-0.15, 0.53), at(-0.3, 0.34)]);
    list.push({ outline: beard, color: mix(person.hair[0] ?? lash, skin(0), 0.25), opacity: person.face.stubble, soft: 0.035 });
  }
  for (const side of [-1, 1]) {
    list.push({
      outline: ellipse(...at(side * 0.2, 0.14), 0.09, 0.06),
      color: blush,
      opacity: 0.22,
      soft: 0.05,
    });
    list.push({
      outline: ellipse(...at(side * 0.145, -0.02), 0.08, 0.04),
      color: skin(1),
      opacity: 0.3,
      soft: 0.025,
    });
    list.push(
      brush(
        lash,
        0.85,
        0.003,
        [side * 0.075, 0.008, 0.001],
        [side * 0.11, 0.026, 0.005],
        [side * 0.16, 0.028, 0.007],
        [side * 0.21, 0.008, 0.006],
        [side * 0.232, -0.008, 0.001],
      ),
    );
    list.push(
      brush(
        skin(0),
        0.3,
        0.004,
        [side * 0.08, -0.028, 0.001],
        [side * 0.145, -0.045, 0.004],
        [side * 0.205, -0.026, 0.001],
      ),
    );
    list.push(
      brush(
        brow,
        0.6,
        0.006,
        [side * 0.058, -0.088, 0.006],
        [side * 0.11, -0.112, 0.011],
        [side * 0.17, -0.12, 0.009],
        [side * 0.245, -0.085, 0.001],
      ),
    );
  }
  const tip = turn * 0.035;
  list.push(
    brush(
      skin(0),
      0.3,
      0.008,
      [-0.05 + tip, 0.155, 0.003],
      [-0.02 + tip, 0.17, 0.007],
      [0.02 + tip, 0.17, 0.007],
      [0.05 + tip, 0.155, 0.003],
    ),
  );
  const mouth = (y: number, list2: (readonly [number, number])[]) =>
    blob(
      list2.map(([x, dy]) => at(x * (1 - much * 0.12) + tip * 0.6, y + dy)),
      6,
    );
  list.push({
    outline: mouth(0.272, [
      [-0.088, 0],
      [-0.045, -0.022],
      [-0.016, -0.03],
      [0, -0.022],
      [0.016, -0.03],
      [0.045, -0.022],
      [0.088, 0],
      [0.04, 0.006],
      [0, 0.01],
      [-0.04, 0.006],
    ]),
    color: mix(lip, skin(0), 0.22),
    opacity: 0.75,
    soft: 0.005,
  });
  list.push({
    outline: mouth(0.276, [
      [-0.084, -0.002],
      [-0.04, 0.004],
      [0, 0.007],
      [0.04, 0.004],
      [0.084, -0.002],
      [0.045, 0.034],
      [0, 0.044],
      [-0.045, 0.034],
    ]),
    color: lip,
    opacity: 0.7,
    soft: 0.006,
  });
  list.push(
    brush(
      lash,
      0.5,
      0.004,
      [-0.085 + tip * 0.6, 0.272, 0.001],
      [-0.03 + tip * 0.6, 0.279, 0.003],
      [0 + tip * 0.6, 0.282, 0.003],
      [0.03 + tip * 0.6, 0.279, 0.003],
      [0.085 + tip * 0.6, 0.272, 0.001],
    ),
  );
  return list;
}

export function headLayer(person: Person, pose: HeadPose): Layer {
  const place = (outline: Outline) => transform(pose.place, outline);
  return {
    shapes: [place(faceOutline(person, pose.turn))],
    material: skinOf(person),
    round: [
      [0.16, 2.6],
      [0.05, 0.7],
    ],
    relief: faceRelief(person, pose.turn).map((item) => ({ ...item, outline: place(item.outline) })),
    tints: faceTints(person, pose.turn).map((item) => ({ ...item, outline: place(item.outline) })),
    drop: { dx: 0.03, dy: 0.12, soft: 0.07, strength: 0.75 },
  };
}
