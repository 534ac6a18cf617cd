import { mix } from '../engine/color.ts';
import { between } from '../engine/random.ts';
import { downwards, fill, flat, rectangle, wash } from './brush.ts';
import { isTall, type Place, plaster } from './place.ts';

/** Sky, sea and sand. */
export const horizon: Place = (stage, random, { light, middle, dark, accent }) => {
  const line = isTall(stage) ? 0.56 : 0.6;
  wash(stage, (x, y) =>
    mix(
      mix(middle, light, Math.min(1, y / line) ** 1.3),
      accent,
      0.35 * Math.exp(-(((x - 0.72) / 0.3) ** 2)) * Math.min(1, y / line) ** 2,
    ),
  );
  fill(stage, rectangle(0, line, 1, 0.2), downwards(mix(middle, dark, 0.55), mix(middle, dark, 0.3)));
  for (let wave = 0; wave < 26; wave += 1) {
    const y = line + 0.004 + 0.16 * (wave / 26) ** 1.7;
    const x = between(random, -0.1, 0.9);
    fill(
      stage,
      [
        [x, y],
        [x + between(random, 0.08, 0.4), y + 0.0012],
        [x + 0.2, y + 0.004 + wave * 0.0002],
      ],
      flat(light),
      between(random, 0.1, 0.32),
      0.0012,
    );
  }
  const shore = line + 0.15;
  fill(
    stage,
    [
      [-0.1, shore + 0.03],
      [0.3, shore + 0.012],
      [0.7, shore + 0.03],
      [1.1, shore],
      [1.1, 1.2],
      [-0.1, 1.2],
    ],
    (x, y) =>
      mix(
        mix(light, accent, 0.3),
        mix(middle, dark, 0.2),
        Math.min(1, Math.max(0, (y - shore) / (1 - shore))) * 0.8 + x * 0.1,
      ),
    1,
    0.003,
  );
  fill(
    stage,
    [
      [-0.1, shore + 0.03],
      [0.3, shore + 0.012],
      [0.7, shore + 0.03],
      [1.1, shore],
      [1.1, shore + 0.012],
      [0.7, shore + 0.042],
      [0.3, shore + 0.024],
      [-0.1, shore + 0.042],
    ],
    flat(mix(light, [1, 1, 1], 0.5)),
    0.5,
    0.004,
  );
  plaster(stage, random, 0.1);
  return [isTall(stage) ? 0.4 : 0.33, shore + 0.12];
};
