import { displayMeasure } from '../domain/measures.ts';

/** A measure as a number, in centimetres or as a size: `178/5'10"` is 178, `1,78` too, `38x8` is 38; null for none. */
export function measureNumber(value: string | null): number | null {
  const number = Number.parseFloat(displayMeasure(value ?? '').replace(',', '.'));
  if (Number.isNaN(number)) return null;
  return number < 3 ? Math.round(number * 100) : number;
}
