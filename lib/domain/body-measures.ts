import { withoutBody } from '@passarela/contract/measures';
import { isKnownMinor } from './ages.ts';
import type { Measures } from './types.ts';

/** A talent as the site may publish them: without body measures under 18 (docs/decisions/measures.md). */
export function publishable<T extends { age: number | null; measures: Measures }>(talent: T): T {
  if (!isKnownMinor(talent)) return talent;
  return { ...withoutBody(talent), measures: withoutBody(talent.measures) };
}
