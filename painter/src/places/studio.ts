import { type Color, mix, scaled } from '../engine/color.ts';
import { downwards, fill, flat, rectangle, shadow, wash } from './brush.ts';
import { isTall, type Place, plaster } from './place.ts';

/** A roll of studio paper in a large bare room. */
export const studio: Place = (stage, random, { light, middle, dark, accent }) => {
  const floor = 0.78;
  wash(stage, (x, y) =>
    mix(mix(middle, dark, 0.35), mix(middle, dark, 0.75), Math.min(1, Math.hypot(x - 0.4, y - 0.3))),
  );
  fill(stage, rectangle(-0.1, floor, 1.2, 0.4), downwards(mix(middle, dark, 0.55), mix(middle, dark, 0.3)));
  const [x0, x1] = isTall(stage) ? [0.12, 0.88] : [0.34, 0.8];
  shadow(
    stage,
    [
      [x0 + 0.03, 0.08],
      [x1 + 0.03, 0.08],
      [x1 + 0.1, 1],
      [x0 + 0.03, 1],
    ],
    0.03,
    0.45,
  );
  const paper = (x: number, y: number): Color => {
    const turn = Math.exp(-(((y - floor - 0.01) / 0.045) ** 2));
    const lit = mix(light, accent, 0.75);
    return mix(
      scaled(lit, 1.02 - 0.22 * Math.hypot(x - (x0 + x1) / 2 + 0.08, y - 0.35)),
      scaled(lit, 0.78),
      turn * 0.55,
    );
  };
  fill(
    stage,
    [
      [x0, 0.05],
      [x1, 0.05],
      [x1, floor],
      [x1 + 0.07, 1.1],
      [x0 - 0.07, 1.1],
      [x0, floor],
    ],
    paper,
  );
  fill(
    stage,
    rectangle(x0 - 0.03, 0.028, x1 - x0 + 0.06, 0.03),
    downwards(mix(light, middle, 0.3), mix(dark, middle, 0.4)),
  );
  fill(stage, rectangle(x0 - 0.012, 0, 0.006, 1), flat(scaled(dark, 0.5)), 0.7);
  fill(stage, rectangle(x1 + 0.006, 0, 0.006, 1), flat(scaled(dark, 0.5)), 0.7);
  plaster(stage, random, 0.1);
  return [(x0 + x1) / 2 - 0.02, 0.9];
};
