import { savesData } from '../line';
import { isStill } from '../motion';

export type Animation = typeof import('./animation');

/** The `motion` library; null with reduced motion or Save-Data, or if it does not load. */
export async function loadAnimation(): Promise<Animation | null> {
  if (isStill() || savesData()) return null;
  return import('./animation').catch(() => null);
}
