import { savesData } from '../line';
import { isStill } from '../motion';

export type Moving = typeof import('./moving');

/** The `motion` library; null with reduced motion or Save-Data, or if it does not load. */
export async function loadMoving(): Promise<Moving | null> {
  if (isStill() || savesData()) return null;
  return import('./moving').catch(() => null);
}
