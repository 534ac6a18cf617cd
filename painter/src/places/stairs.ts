import { mix } from '../engine/color.ts';
import { fill, flat, rectangle, sideways, wash } from './brush.ts';
import { isTall, type Place, plaster } from './place.ts';

/** Steps that climb to one side. */
export const stairs: Place = (stage, random, { light, middle, dark }) => {
  wash(stage, sideways(mix(light, middle, 0.15), mix(middle, dark, 0.12)));
  const count = 9;
  const rise = (isTall(stage) ? 0.4 : 0.62) / count;
  const run = (isTall(stage) ? 1.1 : 0.8) / count;
  for (let step = count; step >= 0; step -= 1) {
    const x = (isTall(stage) ? -0.05 : 0.1) + step * run;
    const y = 0.96 - step * rise;
    fill(
      stage,
      rectangle(x, y, 1.4 - x, 1.2),
      sideways(mix(middle, dark, 0.2 + step * 0.03), mix(middle, dark, 0.5)),
    );
    fill(
      stage,
      [
        [x, y],
        [1.2, y],
        [1.2, y + rise * 0.34],
        [x + run * 0.55, y + rise * 0.34],
      ],
      flat(mix(light, middle, 0.1 + step * 0.02)),
    );
    fill(
      stage,
      [
        [x, y],
        [x + run * 0.55, y + rise * 0.34],
        [x + run * 0.55, 1.2],
        [x, 1.2],
      ],
      flat(mix(light, middle, 0.3 + step * 0.03)),
    );
  }
  fill(
    stage,
    [
      [-0.1, -0.1],
      [0.5, -0.1],
      [-0.1, 0.75],
    ],
    flat(light),
    0.5,
    0.012,
  );
  plaster(stage, random, 0.09);
  const step = isTall(stage) ? 4 : 5;
  return [(isTall(stage) ? -0.05 : 0.1) + step * run + run * 0.9, 0.96 - step * rise + rise * 0.2];
};
