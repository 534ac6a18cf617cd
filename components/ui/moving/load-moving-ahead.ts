import { whenIdle } from '../idle';
import { mayFetchAhead } from '../line';
import { loadMoving, type Moving } from './load-moving';

/** Fetches the animations when the page is idle, not on a slow line. Returns a function that cancels it. */
export const loadMovingAhead = (onLoaded: (moving: Moving | null) => void) =>
  whenIdle(() => {
    if (mayFetchAhead()) void loadMoving().then(onLoaded);
  });
