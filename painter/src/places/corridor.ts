import { mix } from '../engine/color.ts';
import type { Outline, Point } from '../engine/geometry.ts';
import { fill, flat, wash } from './brush.ts';
import { isTall, type Place, plaster } from './place.ts';

const FIRST_DOOR = 1.2;

/** A corridor of doorways, light falling in from one side. */
export const corridor: Place = (stage, random, { light, middle, dark }) => {
  wash(stage, flat(mix(middle, dark, 0.35)));
  const vanish: Point = [isTall(stage) ? 0.5 : 0.58, 0.47];
  const frame = (k: number): Outline => [
    [vanish[0] - 0.62 * k, vanish[1] - 0.62 * k],
    [vanish[0] + 0.62 * k, vanish[1] - 0.62 * k],
    [vanish[0] + 0.62 * k, vanish[1] + 0.62 * k],
    [vanish[0] - 0.62 * k, vanish[1] + 0.62 * k],
  ];
  for (let door = 0; door < 6; door += 1) {
    const k = FIRST_DOOR * 0.62 ** door;
    const inner = k * 0.86;
    const glow = door / 6;
    const outer = frame(k);
    const next = frame(inner);
    const corner = (list: Outline, index: number): Point => list[index] ?? vanish;
    fill(stage, outer, flat(mix(mix(middle, dark, 0.3), light, glow * 0.7)));
    fill(
      stage,
      [corner(outer, 0), corner(next, 0), corner(next, 3), corner(outer, 3)],
      flat(mix(light, middle, 0.25 - glow * 0.2)),
    );
    fill(
      stage,
      [corner(outer, 1), corner(next, 1), corner(next, 2), corner(outer, 2)],
      flat(mix(dark, middle, 0.25 + glow * 0.5)),
    );
    fill(
      stage,
      [corner(outer, 3), corner(next, 3), corner(next, 2), corner(outer, 2)],
      flat(mix(mix(light, middle, 0.55), dark, 0.1)),
    );
    fill(stage, next, flat(mix(mix(middle, dark, 0.5), light, 0.12 + glow * 0.8)));
    fill(
      stage,
      [
        [vanish[0] - 0.5 * k, vanish[1] + 0.62 * k],
        [vanish[0] - 0.1 * k, vanish[1] + 0.62 * inner],
        [vanish[0] + 0.3 * inner, vanish[1] + 0.62 * inner],
        [vanish[0] + 0.2 * k, vanish[1] + 0.62 * k],
      ],
      flat(light),
      0.4,
      0.004,
    );
  }
  plaster(stage, random, 0.08);
  return [vanish[0] + 0.02, vanish[1] + 0.62 * FIRST_DOOR * 0.62 * 0.93];
};
