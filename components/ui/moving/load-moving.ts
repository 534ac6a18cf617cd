import { isStill, savesData } from '../motion';
import { whenIdle } from '../slider/idle';

export type Moving = typeof import('./moving');

/**
 * What moves by the `motion` library; null where nothing may move, for those who asked for little data, and where it does not
 * come. Everything works without it (docs/decisions/chosen-stack.md).
 */
export async function loadMoving(): Promise<Moving | null> {
  if (isStill() || savesData()) return null;
  return import('./moving').catch(() => null);
}

/** Fetches it ahead, on a fast line only, when the page has nothing better to do. Gives the way to call it off. */
export const loadMovingAhead = (onLoaded: (moving: Moving | null) => void) =>
  whenIdle(() => {
    if (Object(Reflect.get(navigator, 'connection')).effectiveType === '4g') void loadMoving().then(onLoaded);
  });
