import { whenIdle } from '../idle';
import { loadMoving, type Moving } from './load-moving';

/** Fetches what moves ahead, on a fast line only, when the page has nothing better to do. Gives the way to call it off. */
export const loadMovingAhead = (onLoaded: (moving: Moving | null) => void) =>
  whenIdle(() => {
    if (Object(Reflect.get(navigator, 'connection')).effectiveType === '4g') void loadMoving().then(onLoaded);
  });
