import type { MeasureName } from './measures.ts';

/** Fewer are metres: nobody is 3 cm tall. */
export const METRES_MAX = 3;

/** A stored measure as a number of its unit, null for none: a height `178/5'10"` or `1,78` is 178, a size `38x8` 38. */
export function measureNumber(measure: MeasureName, value: string | null | undefined): number | null {
  const number = Number.parseFloat((value ?? '').trim().replace(',', '.'));
  if (Number.isNaN(number)) return null;
  return measure === 'height' && number < METRES_MAX ? Math.round(number * 100) : number;
}

/** The decimal sign of a number as the language writes it: 38,5 in Portuguese, 38.5 in English. */
export const localDecimals = (value: string, language: 'pt' | 'en'): string =>
  value.replace(/(\d)[.,](\d)/g, language === 'pt' ? '$1,$2' : '$1.$2');
