import { whenIdle } from '../idle';
import { isFastLine } from '../line';
import { loadMoving, type Moving } from './load-moving';

/** Fetches what moves when the page is idle, on a fast line only. Gives the way to call it off. */
export const loadMovingAhead = (onLoaded: (moving: Moving | null) => void) =>
  whenIdle(() => {
    if (isFastLine()) void loadMoving().then(onLoaded);
  });
