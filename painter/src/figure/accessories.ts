import { hex, mix, ramp, scaled } from '../engine/color.ts';
import { blob, ellipse, type Outline, type Point, transform, tube } from '../engine/geometry.ts';
import type { Layer } from '../engine/layer.ts';
import type { Material } from '../engine/shade.ts';
import type { HeadPose } from './head.ts';
import type { Person } from './person.ts';

export type Accessory = 'glasses' | 'hat' | 'hoops';

const GOLD: Material = {
  ramp: ramp([hex('#3b2708'), hex('#a87b2c'), hex('#e9c878')]),
  gloss: 0.7,
  polish: 12,
};
const LENS: Material = {
  ramp: ramp([hex('#050505'), hex('#141416'), hex('#2c2c30')]),
  gloss: 0.22,
  polish: 16,
  sheen: [0.8, 0.85, 0.95],
};

/** What a head wears; nothing from behind. `felt` is the hat's colour. */
export function accessoryLayers(
  person: Person,
  pose: HeadPose,
  isSide: boolean,
  accessory: Accessory,
  felt: string,
): Layer[] {
  const place = (outline: Outline) => transform(pose.place, outline);
  if (accessory === 'hoops') return hoops(person, pose, isSide, place);
  if (accessory === 'glasses') return glasses(person, pose, isSide, place);
  return hat(pose, isSide, place, felt);
}

function hoops(
  person: Person,
  { turn }: HeadPose,
  isSide: boolean,
  place: (outline: Outline) => Outline,
): Layer[] {
  const near = -Math.sign(turn || 1);
  const [x, y]: Point = isSide ? [-0.055, 0.2] : [near * (0.35 * person.face.width + 0.005), 0.215];
  const ring = Array.from({ length: 21 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2;
    return [x + 0.045 * (isSide ? 1 : 0.6) * Math.cos(angle), y + 0.07 * Math.sin(angle), 0.009] as const;
  });
  return [
    {
      shapes: [place(tube(ring, 2))],
      material: GOLD,
      round: [[0.012, 1]],
      drop: { dx: 0.01, dy: 0.02, soft: 0.012, strength: 0.5 },
    },
  ];
}

function glasses(
  person: Person,
  { turn }: HeadPose,
  isSide: boolean,
  place: (outline: Outline) => Outline,
): Layer[] {
  const lens = (cx: number, w: number): Outline => {
    const points: Outline = [
      [-w, -0.075],
      [0, -0.088],
      [w, -0.075],
      [w * 0.95, 0.03],
      [w * 0.3, 0.078],
      [-w * 0.3, 0.078],
      [-w * 0.95, 0.03],
    ];
    return blob(
      points.map(([x, y]): Point => [cx + x, y - 0.005]),
      6,
    );
  };
  const layer = (shapes: readonly Outline[]): Layer => ({
    shapes: shapes.map(place),
    material: LENS,
    round: [
      [0.05, 0.9],
      [0.012, 0.5],
    ],
    drop: { dx: 0, dy: 0.03, soft: 0.025, strength: 0.45 },
  });
  if (isSide) {
    const arm = tube([
      [0.28, -0.05, 0.011],
      [0.1, -0.045, 0.011],
      [-0.04, -0.03, 0.012],
    ]);
    return [layer([lens(0.29, 0.055), arm])];
  }
  const far = Math.sign(turn);
  const much = Math.abs(turn);
  const at = (x: number): number =>
    x * person.face.width * (Math.sign(x) === far ? 1 - 0.2 * much : 1 - 0.02 * much) + turn * 0.115;
  const narrow = (side: number): number => 0.128 * (side === far ? 1 - 0.25 * much : 1);
  const bridge = tube([
    [at(-0.05), -0.03, 0.01],
    [at(0), -0.045, 0.009],
    [at(0.05), -0.03, 0.01],
  ]);
  const near = -far || 1;
  const stem = tube([
    [at(near * 0.26), -0.05, 0.012],
    [near * 0.31 * person.face.width, -0.042, 0.012],
  ]);
  return [layer([lens(at(-0.158), narrow(-1)), lens(at(0.158), narrow(1)), bridge, stem])];
}

function hat(
  { turn }: HeadPose,
  isSide: boolean,
  place: (outline: Outline) => Outline,
  felt: string,
): Layer[] {
  const base = hex(felt);
  const material: Material = {
    ramp: ramp([scaled(base, 0.2), scaled(base, 0.55), base, mix(base, [1, 0.97, 0.92], 0.25)]),
    gloss: 0.02,
    polish: 4,
  };
  const band: Material = {
    ramp: ramp([hex('#060606'), hex('#1b1a1a'), hex('#343230')]),
    gloss: 0.05,
    polish: 6,
  };
  const cx = isSide ? -0.05 : -turn * 0.03;
  const y = -0.3;
  const crown = (top: number, half: number, low: number): Outline =>
    blob(
      [
        [cx - half, low],
        [cx - half * 0.97, low - 0.18],
        [cx - half * 0.82, top + 0.02],
        [cx - half * 0.3, top - 0.015],
        [cx, top + 0.015],
        [cx + half * 0.3, top - 0.015],
        [cx + half * 0.82, top + 0.02],
        [cx + half * 0.97, low - 0.18],
        [cx + half, low],
        [cx, low + 0.07],
      ],
      8,
    );
  return [
    {
      shapes: [place(ellipse(cx, y, 0.72, 0.15, isSide ? 2 : -turn * 4))],
      material,
      round: [
        [0.1, 0.5],
        [0.02, 0.5],
      ],
      drop: { dx: 0, dy: 0.14, soft: 0.05, strength: 0.72 },
    },
    {
      shapes: [place(crown(-0.8, 0.4, y - 0.03))],
      material,
      round: [
        [0.14, 1.7],
        [0.04, 0.4],
      ],
      drop: { dx: 0, dy: 0.03, soft: 0.04, strength: 0.5 },
    },
    {
      shapes: [
        place(
          blob(
            [
              ...corner(cx - 0.397, y - 0.14),
              [cx, y - 0.07],
              ...corner(cx + 0.397, y - 0.14),
              ...corner(cx + 0.403, y - 0.035),
              [cx, y + 0.043],
              ...corner(cx - 0.403, y - 0.035),
            ],
            8,
          ),
        ),
      ],
      material: band,
      round: [[0.14, 1.7]],
    },
  ];
}

/** A point given twice is a corner of a curve. */
function corner(x: number, y: number): Point[] {
  return [
    [x, y],
    [x, y],
  ];
}
