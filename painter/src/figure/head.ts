import { ramp } from '../engine/color.ts';
import { type Affine, blob, type Outline, type Point, transform } from '../engine/geometry.ts';
import type { Layer } from '../engine/layer.ts';
import type { Material } from '../engine/shade.ts';
import { faceRelief, faceTints } from './features.ts';
import type { Person } from './person.ts';

/** From where somebody is seen. */
export type View = 'front' | 'side' | 'behind';

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
function faceOutline({ face }: Person, turn: number): Outline {
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
