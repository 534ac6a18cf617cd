import { mix, scaled } from '../engine/color.ts';
import { between } from '../engine/random.ts';
import { downwards, fill, rectangle, shadow, wash } from './brush.ts';
import { isTall, type Place } from './place.ts';

/** A curtain in folds, light from one side. */
export const curtain: Place = (stage, random, { light, middle, dark }) => {
  const folds = (isTall(stage) ? 6 : 11) + between(random, 0, 2);
  const phase = random() * 6;
  wash(stage, (x, y) => {
    const bend = x + 0.012 * Math.sin(y * 3 + x * 9);
    const wave = 0.5 + 0.5 * Math.sin(bend * folds * Math.PI * 2 + phase + 0.8 * Math.sin(bend * 7));
    const fine = 0.5 + 0.5 * Math.sin(bend * folds * Math.PI * 5.3 + phase);
    const shade = 0.16 + 0.62 * wave ** 1.4 + 0.12 * fine * wave;
    const fall = Math.min(1, Math.max(0, (1 - x) * 0.5 + (1 - y) * 0.35 + 0.1));
    const color = shade < 0.5 ? mix(dark, middle, shade * 2) : mix(middle, light, (shade - 0.5) * 2);
    return scaled(color, 0.62 + 0.42 * fall);
  });
  const floor = 0.93;
  fill(stage, rectangle(-0.1, floor, 1.2, 0.2), downwards(mix(middle, dark, 0.5), mix(middle, dark, 0.75)));
  shadow(stage, rectangle(-0.1, floor - 0.004, 1.2, 0.012), 0.01, 0.5);
  return [isTall(stage) ? 0.5 : 0.36, 0.965];
};
