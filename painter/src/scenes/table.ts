import { cast } from '../casting.ts';
import { shotFor } from '../direction.ts';
import { type Color, mix } from '../engine/color.ts';
import { apply, type Outline, type Point, rotation } from '../engine/geometry.ts';
import { between, type Random, seedOf } from '../engine/random.ts';
import { type Stage, strike } from '../engine/stage.ts';
import { fill, flat, shadow, share, wash } from '../places/brush.ts';
import type { Tones } from '../places/place.ts';
import { developed } from '../print/develop.ts';
import { render } from '../shots.ts';

/** Prints on a table seen from above: white cards, some with a small portrait. */
export function prints(stage: Stage, random: Random, tones: Tones, kind: 'polaroids' | 'cards' | 'paper') {
  wash(stage, (x, y) =>
    mix(tones.light, tones.middle, Math.min(1, 0.2 + Math.hypot(x - 0.2, y - 0.1) * 0.8)),
  );
  const ratio = stage.width / stage.height;
  const count = 8;
  for (let index = 0; index < count; index += 1) {
    const column = index % 4;
    const centre: Point = [
      0.14 + column * 0.25 + between(random, -0.05, 0.05),
      (index < 4 ? 0.27 : 0.75) + between(random, -0.09, 0.09),
    ];
    const size =
      kind === 'polaroids'
        ? ([0.17, 0.2 * ratio] as const)
        : kind === 'cards'
          ? ([0.2, 0.29 * ratio] as const)
          : ([0.19, 0.27 * ratio] as const);
    card(stage, random, tones, kind, centre, size, between(random, -11, 11), index);
  }
}

function card(
  stage: Stage,
  random: Random,
  tones: Tones,
  kind: string,
  [cx, cy]: Point,
  [w, h]: readonly [number, number],
  degrees: number,
  index: number,
) {
  const ratio = stage.width / stage.height;
  const turn = rotation(degrees, [0, 0]);
  const corner = (u: number, v: number): Point => {
    const [x, y] = apply(turn, [u * w * ratio, v * h]);
    return [cx + x / ratio, cy + y];
  };
  const box = (u0: number, v0: number, u1: number, v1: number): Outline => [
    corner(u0, v0),
    corner(u1, v0),
    corner(u1, v1),
    corner(u0, v1),
  ];
  const edge = box(-0.5, -0.5, 0.5, 0.5);
  const moved = edge.map(([x, y]): Point => [x + 0.012, y + 0.022]);
  shadow(stage, moved, 0.014, 0.42);
  const white: Color = mix(
    [0.97, 0.965, 0.95],
    tones.light,
    kind === 'paper' ? 0.1 + (index % 4) * 0.2 : 0.12,
  );
  fill(stage, edge, flat(white));
  if (kind === 'paper') return;
  const [u, top, bottom] = kind === 'polaroids' ? [0.42, -0.43, 0.3] : [0.45, -0.46, 0.46];
  picture(stage, random, [corner(-u, top), corner(u, top), corner(-u, bottom)], index);
}

/** Copies a small rendered portrait into the parallelogram of three corners. */
function picture(stage: Stage, random: Random, [a, b, c]: readonly [Point, Point, Point], index: number) {
  const gender = (['woman', 'man', 'woman', 'other'] as const)[index % 4] ?? 'woman';
  const person = cast(`print ${index} ${Math.floor(random() * 1e6)}`, gender, 24);
  const shot = shotFor(person, index % 3 ? 'bust' : 'close', random);
  const small = render(person, shot, seedOf('print', index), 300);
  const { data: bytes } = developed(small, shot.grade);
  strike(small);
  const [pa, pb, pc] = share(stage, [a, b, c]);
  if (!pa || !pb || !pc) return;
  const [ux, uy, vx, vy] = [pb[0] - pa[0], pb[1] - pa[1], pc[0] - pa[0], pc[1] - pa[1]];
  const area = ux * vy - uy * vx;
  const xs = [pa[0], pb[0], pc[0], pb[0] + vx];
  const ys = [pa[1], pb[1], pc[1], pb[1] + vy];
  const aspect = (Math.hypot(vx, vy) / Math.hypot(ux, uy)) * (small.width / small.height);
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys)));
    y < Math.min(stage.height, Math.max(...ys));
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)));
      x < Math.min(stage.width, Math.max(...xs));
      x += 1
    ) {
      const [dx, dy] = [x - pa[0], y - pa[1]];
      const u = (dx * vy - dy * vx) / area;
      const v = (dy * ux - dx * uy) / area;
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      const sx = Math.min(small.width - 1, Math.floor(u * small.width));
      const sy = Math.min(small.height - 1, Math.floor(v * Math.min(1, aspect) * small.height));
      const from = (sy * small.width + sx) * 3;
      const to = y * stage.width + x;
      stage.red[to] = (bytes[from] ?? 0) / 255;
      stage.green[to] = (bytes[from + 1] ?? 0) / 255;
      stage.blue[to] = (bytes[from + 2] ?? 0) / 255;
    }
  }
}
