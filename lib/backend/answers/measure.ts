import type { MeasureName } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import { readText } from './scalars.ts';

/** As the agency's own panel writes them: `178/5'10"`, `38x8`, `84`. Nothing to read, and most are so. */
const AS_STORED = /^\d{1,3}(\.5)?([/x].*)?$/;
const ZERO = /^0+([.,]0+)?\s*([/x]|cm|kg|m|br|$)/i;

/** A measure as stored text, also from metres, inches or with a unit; null for none. Unlisted values stay. */
export function readMeasureText(measure: MeasureName, value: unknown): string | null {
  const text = readText(value);
  if (text === null || ZERO.test(text)) return null;
  return AS_STORED.test(text) ? text : readMeasure(measure, text).value;
}
