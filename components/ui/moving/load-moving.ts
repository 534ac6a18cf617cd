import { isStill, savesData } from '../motion';

export type Moving = typeof import('./moving');

/**
 * What moves by the `motion` library; null where nothing may move, for those who asked for little data, and where it does not
 * come. Everything works without it (docs/decisions/chosen-stack.md).
 */
export async function loadMoving(): Promise<Moving | null> {
  if (isStill() || savesData()) return null;
  return import('./moving').catch(() => null);
}
