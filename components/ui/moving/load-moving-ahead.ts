import { whenIdle } from '../idle';
import { mayFetchAhead } from '../line';
import { loadMoving, type Moving } from './load-moving';

/** Fetches what moves when the page is idle, not on a slow line. Gives the way to call it off. */
export const loadMovingAhead = (onLoaded: (moving: Moving | null) => void) =>
  whenIdle(() => {
    if (mayFetchAhead()) void loadMoving().then(onLoaded);
  });
