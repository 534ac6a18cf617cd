import type { MeasureName } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import { readText } from './scalars.ts';

/** As the agency's own panel writes them: `178/5'10"`, `38x8`, `84`. Nothing to read, and most are so. */
const AS_STORED = /^\d{1,3}(\.5)?([/x].*)?$/;
const ZERO = /^0+([.,]0+)?\s*([/x]|cm|kg|m|br|$)/i;
/** A word, a month, a year, or no number at all. */
const NONSENSE = /\p{L}{3}|\d{4}|^\D*$/u;

/** A measure as stored text, also from metres, inches or with a unit; null for none, and for a word or a date. */
export function readMeasureText(measure: MeasureName, value: unknown): string | null {
  const text = readText(value);
  if (text === null || ZERO.test(text)) return null;
  const isSense = !NONSENSE.test(text);
  if (isSense && AS_STORED.test(text)) return text;
  const read = readMeasure(measure, text);
  return isSense || read.isMeasure ? read.value : null;
}
