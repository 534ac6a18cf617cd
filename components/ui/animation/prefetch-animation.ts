import { whenIdle } from '../idle';
import { mayFetchAhead } from '../line';
import { type Animation, loadAnimation } from './load-animation';

/** Fetches the animations when the page is idle, not on a slow line. Returns a function that cancels it. */
export const prefetchAnimation = (onLoaded: (moving: Animation | null) => void) =>
  whenIdle(() => {
    if (mayFetchAhead()) void loadAnimation().then(onLoaded);
  });
