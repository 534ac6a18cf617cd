import { type Color, hex, mix } from '../engine/color.ts';
import { blob, ellipse, type Node, type Outline, type Point, tube } from '../engine/geometry.ts';
import type { Relief } from '../engine/layer.ts';
import type { Tint } from '../engine/shade.ts';
import type { Person } from './person.ts';

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

type Stroke = readonly (readonly [x: number, y: number, radius: number])[];

/** Draws on a face that was measured from the front, where the turned one has that place. */
function onFace(person: Person, turn: number) {
  const far = Math.sign(turn);
  const much = Math.abs(turn);
  const at = (x: number, y: number): Point => {
    const side = Math.sign(x) === far ? 1 - 0.2 * much : 1 - 0.02 * much;
    return [x * person.face.width * side + turn * 0.115, y];
  };
  return {
    spot: (x: number, y: number, rx: number, ry: number) => ellipse(...at(x, y), rx, ry),
    stroke: (nodes: Stroke) => tube(nodes.map(([x, y, radius]): Node => [...at(x, y), radius])),
    area: (points: Outline) =>
      blob(
        points.map(([x, y]) => at(x, y)),
        6,
      ),
  };
}

const LASHES: Stroke = [
  [0.075, 0.008, 0.001],
  [0.11, 0.026, 0.005],
  [0.16, 0.028, 0.007],
  [0.21, 0.008, 0.006],
  [0.232, -0.008, 0.001],
];
const LID: Stroke = [
  [0.08, -0.028, 0.001],
  [0.145, -0.045, 0.004],
  [0.205, -0.026, 0.001],
];
const UPPER_LIP: Outline = [
  [-0.088, 0.272],
  [-0.045, 0.25],
  [-0.016, 0.242],
  [0, 0.25],
  [0.016, 0.242],
  [0.045, 0.25],
  [0.088, 0.272],
  [0.04, 0.278],
  [0, 0.282],
  [-0.04, 0.278],
];
const LOWER_LIP: Outline = [
  [-0.084, 0.274],
  [-0.04, 0.28],
  [0, 0.283],
  [0.04, 0.28],
  [0.084, 0.274],
  [0.045, 0.31],
  [0, 0.32],
  [-0.045, 0.31],
];
const BEARD: Outline = [
  [-0.3, 0.14],
  [-0.22, 0.24],
  [-0.12, 0.21],
  [0, 0.2],
  [0.12, 0.21],
  [0.22, 0.24],
  [0.3, 0.14],
  [0.3, 0.34],
  [0.15, 0.53],
  [-0.15, 0.53],
  [-0.3, 0.34],
];

/** Closed eyes, brows and a mouth, as quiet as they can be. */
export function faceTints(person: Person, turn: number): Tint[] {
  const skin = (index: number) => person.skin[index] ?? hex('#a06c50');
  const man = person.face.jaw > 0.5;
  const { spot, stroke, area } = onFace(person, turn);
  const lash = mix(skin(0), hex('#0a0605'), 0.65);
  const brow = mix(person.hair[1] ?? lash, skin(0), 0.35);
  const sides = ([-1, 1] as const).flatMap((side): Tint[] => {
    const sided = (nodes: Stroke): Stroke => nodes.map(([x, y, radius]) => [side * x, y, radius]);
    const [flat, heavy] = man ? [0.014, 1.35] : [0, 1];
    const arch: Stroke = [
      [0.055, -0.084, 0.006 * heavy],
      [0.11, -0.11 + flat, 0.011 * heavy],
      [0.17, -0.119 + flat, 0.009 * heavy],
      [0.245, -0.085, 0.001],
    ];
    return [
      {
        outline: spot(side * 0.2, 0.14, 0.09, 0.06),
        color: [1, 0.84, 0.8],
        opacity: 0.6,
        soft: 0.05,
        filter: true,
      },
      { outline: spot(side * 0.145, -0.02, 0.08, 0.04), color: skin(1), opacity: 0.26, soft: 0.025 },
      { outline: stroke(sided(LASHES)), color: lash, opacity: 0.85, soft: 0.003 },
      { outline: stroke(sided(LID)), color: skin(0), opacity: 0.28, soft: 0.004 },
      { outline: stroke(sided(arch)), color: brow, opacity: man ? 0.7 : 0.6, soft: 0.006 },
    ];
  });
  return [...sides, ...beard(person, area, lash), ...mouth(person, turn, stroke, area, lash, man)];
}

function mouth(
  person: Person,
  turn: number,
  stroke: (nodes: Stroke) => Outline,
  area: (points: Outline) => Outline,
  lash: Color,
  man: boolean,
): Tint[] {
  const tip = turn * 0.035;
  const along = (points: Outline): Outline =>
    area(points.map(([x, y]): Point => [x * (1 - Math.abs(turn) * 0.12) + tip * 0.6, y]));
  const lips = man ? 0.55 : 0.9;
  const shade = person.skin[0] ?? lash;
  const nostrils = stroke([
    [-0.05 + tip, 0.155, 0.003],
    [-0.02 + tip, 0.17, 0.007],
    [0.02 + tip, 0.17, 0.007],
    [0.05 + tip, 0.155, 0.003],
  ]);
  const parting = stroke([
    [-0.085 + tip * 0.6, 0.272, 0.001],
    [tip * 0.6, 0.282, 0.003],
    [0.085 + tip * 0.6, 0.272, 0.001],
  ]);
  return [
    { outline: nostrils, color: shade, opacity: 0.28, soft: 0.008 },
    { outline: along(UPPER_LIP), color: [0.74, 0.5, 0.5], opacity: lips, soft: 0.005, filter: true },
    { outline: along(LOWER_LIP), color: [0.9, 0.62, 0.61], opacity: lips, soft: 0.006, filter: true },
    { outline: parting, color: lash, opacity: 0.45, soft: 0.004 },
  ];
}

function beard({ face, hair, skin }: Person, area: (points: Outline) => Outline, lash: Color): Tint[] {
  if (face.stubble <= 0) return [];
  const color = mix(hair[1] ?? lash, skin[0] ?? lash, 0.45);
  return [{ outline: area(BEARD), color, opacity: face.stubble, soft: 0.035 }];
}
