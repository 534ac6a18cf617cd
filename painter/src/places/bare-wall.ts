import { mix } from '../engine/color.ts';
import { downwards, fill, rectangle, wash } from './brush.ts';
import { isTall, type Place, plaster } from './place.ts';

/** A wall and nothing else; light comes by a gobo. */
export const bareWall: Place = (stage, random, { light, middle, dark }) => {
  wash(stage, (x, y) =>
    mix(light, mix(middle, dark, 0.2), Math.min(1, Math.hypot(x - 0.35, (y - 0.35) * 0.9) * 1.1)),
  );
  fill(
    stage,
    rectangle(-0.1, 0.9, 1.2, 0.2),
    downwards(mix(middle, dark, 0.15), mix(middle, dark, 0.35)),
    1,
    0.012,
  );
  plaster(stage, random, 0.12);
  return [isTall(stage) ? 0.5 : 0.34, 0.95];
};
