import { type Color, hex, mix } from '../engine/color.ts';
import { blob, ellipse, type Outline, type Point, transform, tube } from '../engine/geometry.ts';
import type { Layer, Relief } from '../engine/layer.ts';
import type { Tint } from '../engine/shade.ts';
import { type HeadPose, skinOf } from './head.ts';
import type { Person } from './person.ts';

/** A head from the side, looking to the picture's right; `pose.place` mirrors it to the left. */
function profileOutline({ face }: Person): Outline {
  const jaw = face.jaw * 0.02;
  const chin = 0.02 * face.chin;
  const strong = face.width > 1 ? 0.012 : 0;
  return blob(
    [
      [-0.05, -0.53],
      [0.12, -0.5],
      [0.25, -0.4],
      [0.318, -0.25],
      [0.332 + strong, -0.12],
      [0.33 + strong, -0.075],
      [0.308, -0.02],
      [0.335, 0.05],
      [0.385, 0.115],
      [0.405, 0.14],
      [0.398, 0.16],
      [0.352, 0.178],
      [0.337, 0.195],
      [0.345, 0.225],
      [0.362, 0.245],
      [0.352, 0.266],
      [0.334, 0.274],
      [0.348, 0.288],
      [0.352, 0.308],
      [0.33, 0.335],
      [0.322, 0.355],
      [0.334 + strong, 0.4],
      [0.318 + strong, 0.45 + chin],
      [0.265, 0.482 + chin],
      [0.17, 0.462 + chin],
      [0.06, 0.41 + jaw],
      [-0.015, 0.345 + jaw],
      [-0.055, 0.31],
      [-0.12, 0.325],
      [-0.2, 0.36],
      [-0.3, 0.22],
      [-0.39, 0.05],
      [-0.42, -0.14],
      [-0.37, -0.34],
      [-0.23, -0.48],
    ],
    6,
  );
}

export function profileLayer(person: Person, pose: HeadPose): Layer {
  const place = (outline: Outline) => transform(pose.place, outline);
  const skin = (index: number) => person.skin[index] ?? hex('#a06c50');
  const lash = mix(skin(0), hex('#0a0605'), 0.65);
  const brow = mix(person.hair[1] ?? lash, skin(0), 0.35);
  const lip: Color = [0.88, 0.6, 0.6];
  const spot = (x: number, y: number, rx: number, ry: number, amount: number, soft: number): Relief => ({
    outline: ellipse(x, y, rx, ry),
    amount,
    soft,
  });
  const stroke = (
    color: Tint['color'],
    opacity: number,
    soft: number,
    ...nodes: (readonly [number, number, number])[]
  ): Tint => ({ outline: tube(nodes), color, opacity, soft });
  const lips: Outline = blob(
    [
      [0.275, 0.268],
      [0.32, 0.238],
      [0.37, 0.238],
      [0.365, 0.31],
      [0.32, 0.312],
    ],
    6,
  );
  const man = person.face.jaw > 0.5;
  const tints: Tint[] = [
    { outline: ellipse(-0.12, 0.33, 0.12, 0.1), color: skin(1), opacity: 0.75, soft: 0.06 },
    {
      outline: ellipse(0.16, 0.13, 0.09, 0.06),
      color: [1, 0.84, 0.8],
      opacity: 0.6,
      soft: 0.05,
      filter: true,
    },
    { outline: ellipse(0.26, -0.02, 0.05, 0.035), color: skin(1), opacity: 0.32, soft: 0.022 },
    stroke(
      lash,
      0.85,
      0.003,
      [0.285, 0.012, 0.002],
      [0.25, 0.03, 0.007],
      [0.21, 0.028, 0.005],
      [0.18, 0.014, 0.001],
    ),
    stroke(
      brow,
      0.6,
      0.006,
      [0.318, -0.092, 0.004],
      [0.27, -0.12, man ? 0.013 : 0.01],
      [0.2, -0.122, 0.008],
      [0.14, -0.088, 0.001],
    ),
    { outline: lips, color: lip, opacity: man ? 0.45 : 0.85, soft: 0.008, filter: true },
    stroke(lash, 0.5, 0.003, [0.275, 0.274, 0.001], [0.31, 0.276, 0.003], [0.345, 0.274, 0.003]),
    stroke(skin(0), 0.35, 0.006, [0.335, 0.162, 0.006], [0.31, 0.155, 0.006], [0.3, 0.135, 0.001]),
  ];
  return {
    shapes: [place(profileOutline(person))],
    material: skinOf(person),
    round: [
      [0.17, 2.4],
      [0.03, 0.5],
    ],
    relief: [
      spot(0.25, 0, 0.06, 0.04, -0.7, 0.035),
      spot(0.17, 0.12, 0.09, 0.06, 0.6, 0.06),
      spot(0.02, 0.27, 0.16, 0.03, 0.5, 0.05),
      spot(0.315, 0.13, 0.03, 0.03, 0.5, 0.016),
    ].map((item) => ({ ...item, outline: place(item.outline) })),
    tints: tints.map((item) => ({ ...item, outline: place(item.outline) })),
    drop: { dx: 0.02, dy: 0.12, soft: 0.06, strength: 0.75 },
  };
}

/** An ear; `scale` narrows it when the face looks at us. */
export function earLayer(person: Person, pose: HeadPose, [x, y]: Point, scale: number): Layer {
  const place = (outline: Outline) => transform(pose.place, outline);
  const w = 0.062 * scale;
  return {
    shapes: [
      place(
        blob(
          [
            [x - w * 0.9, y - 0.06],
            [x - w * 0.3, y - 0.1],
            [x + w * 0.8, y - 0.07],
            [x + w * 0.75, y + 0.02],
            [x + w * 0.35, y + 0.1],
            [x - w * 0.4, y + 0.085],
            [x - w, y + 0.02],
          ],
          5,
        ),
      ),
    ],
    material: skinOf(person),
    round: [[0.03, 1.2]],
    relief: [
      { outline: place(ellipse(x + w * 0.05, y - 0.015, w * 0.45, 0.05, 10)), amount: -1.2, soft: 0.012 },
    ],
    drop: { dx: 0, dy: 0.012, soft: 0.015, strength: 0.4 },
  };
}
