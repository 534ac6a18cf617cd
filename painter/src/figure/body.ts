import { blob, ellipse, type Outline, type Point, tube } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import { skinOf } from './head.ts';
import { type Arm, armTube, fingerLines, handShapes } from './limbs.ts';
import type { Build, Person } from './person.ts';

/** Right half of neck, shoulders and torso from the front, downwards. */
function torsoSide(build: Build): Point[] {
  const { shoulder, chest, waist, hip, neck, neckLength } = build;
  const pit = 0.4 + neckLength;
  return [
    [neck * 0.98, 0.25],
    [neck * 0.95, pit - 0.2],
    [neck * 1.08, pit - 0.06],
    [neck * 1.5, pit + 0.06],
    [shoulder * 0.62, pit + 0.17],
    [shoulder * 0.84, pit + 0.23],
    [shoulder * 0.94, pit + 0.42],
    [shoulder * 0.9, pit + 0.68],
    [chest, pit + 0.98],
    [chest * 0.93, pit + 1.25],
    [waist, pit + 1.75],
    [waist * 1.08, pit + 2.1],
    [hip, pit + 2.65],
  ];
}

function symmetric(side: readonly Point[]): Outline {
  return blob([...side, ...side.map(([x, y]): Point => [-x, y]).reverse()], 8);
}

export function bodyLayer(person: Person, arms: readonly Arm[]): Layer {
  const { build } = person;
  const pit = 0.4 + build.neckLength;
  const cord = (side: 1 | -1): Relief => ({
    outline: tube([
      [side * build.neck * 0.9, 0.3, 0.02],
      [side * build.neck * 0.55, pit - 0.2, 0.035],
      [side * 0.06, pit + 0.1, 0.012],
    ]),
    amount: 0.55,
    soft: 0.035,
  });
  const collar = (side: 1 | -1): Relief => ({
    outline: tube([
      [side * 0.07, pit + 0.17, 0.03],
      [side * 0.3, pit + 0.16, 0.026],
      [side * build.shoulder * 0.75, pit + 0.22, 0.012],
    ]),
    amount: 0.75,
    soft: 0.022,
  });
  const limbs = arms.flatMap((arm) => [armTube(build, arm, 0), ...handShapes(build, arm)]);
  return {
    shapes: [symmetric(torsoSide(build)), ...limbs],
    material: skinOf(person),
    round: [
      [0.14, 1.8],
      [0.32, 1.6],
    ],
    relief: [
      ...arms.flatMap(fingerLines).map((outline): Relief => ({ outline, amount: -1, soft: 0.008 })),
      ...limbs.map((outline): Relief => ({ outline, amount: 0.7, soft: 0.05 })),
      cord(1),
      cord(-1),
      collar(1),
      collar(-1),
      { outline: ellipse(0, pit + 0.12, 0.05, 0.06), amount: -0.8, soft: 0.03 },
      { outline: ellipse(0.4, pit + 0.08, 0.16, 0.03, 12), amount: -0.5, soft: 0.04 },
      { outline: ellipse(-0.4, pit + 0.08, 0.16, 0.03, -12), amount: -0.5, soft: 0.04 },
    ],
  };
}
