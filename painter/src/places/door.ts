import { mix, scaled } from '../engine/color.ts';
import { downwards, fill, flat, rectangle, sideways, wash } from './brush.ts';
import { isTall, type Place, plaster } from './place.ts';

/** A door left open: light on the floor. */
export const door: Place = (stage, random, { light, middle, dark, accent }) => {
  const floor = 0.76;
  wash(stage, sideways(mix(dark, middle, 0.3), mix(dark, middle, 0.12)));
  fill(stage, rectangle(-0.1, floor, 1.2, 0.4), downwards(mix(dark, middle, 0.18), scaled(dark, 0.75)));
  const [x0, x1] = isTall(stage) ? [0.42, 0.74] : [0.58, 0.74];
  fill(
    stage,
    [
      [x0, floor],
      [x1, floor],
      [x1 - 0.12, 1.05],
      [x0 - 0.42, 1.05],
    ],
    flat(mix(light, accent, 0.35)),
    0.75,
    0.006,
  );
  fill(stage, rectangle(x0 - 0.012, 0.16, x1 - x0 + 0.024, floor - 0.16), flat(mix(dark, middle, 0.5)));
  fill(stage, rectangle(x0, 0.175, x1 - x0, floor - 0.175), downwards(light, mix(light, accent, 0.5)));
  fill(
    stage,
    [
      [x1, 0.175],
      [x1 + (isTall(stage) ? 0.15 : 0.08), 0.13],
      [x1 + (isTall(stage) ? 0.15 : 0.08), floor + 0.06],
      [x1, floor],
    ],
    sideways(mix(middle, dark, 0.2), mix(middle, dark, 0.55)),
  );
  fill(stage, rectangle(x0 - 0.2, 0.1, x1 - x0 + 0.4, floor - 0.05), flat(light), 0.1, 0.08);
  plaster(stage, random, 0.12);
  return [x0 + (x1 - x0) * 0.4, floor + 0.035];
};
