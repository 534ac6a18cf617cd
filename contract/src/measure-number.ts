import type { MeasureName } from './measures.ts';

/** Fewer are metres: nobody is 3 cm tall. */
export const METRES_MAX = 3;

/** A stored measure as a number of its unit, null for none: a height `178/5'10"` or `1,78` is 178, a size `38x8` 38. */
export function measureNumber(measure: MeasureName, value: string | null | undefined): number | null {
  const number = Number.parseFloat((value ?? '').trim().replace(',', '.'));
  if (Number.isNaN(number)) return null;
  return measure === 'height' && number < METRES_MAX ? Math.round(number * 100) : number;
}
