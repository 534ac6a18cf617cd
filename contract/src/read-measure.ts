import type { Language } from './index.ts';
import { localDecimals, METRES_MAX } from './measure-number.ts';
import { CM_PER_INCH, KG_PER_POUND, storedMeasure, type Unit } from './measure-text.ts';
import { MEASURES, type MeasureName } from './measures.ts';

/** "38", "38,5", "38.5" and "38½" as numbers. */
function numberOf(text: string): number {
  const written = text.trim().replace(/½$/, '.5').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
}

/** Feet and inches, inches, or pounds as the measure's own unit. */
function fromImperial(measure: MeasureName, text: string): number {
  const [, foot = '', inch = ''] = /^(\d)'\s*(\d{1,2})?"?$/.exec(text) ?? [];
  if (measure === 'height' && foot) return Math.round((Number(foot) * 12 + Number(inch)) * CM_PER_INCH);
  const [, inches = ''] = /^([\d.,½]+)\s*(?:"|in|pol\.?)$/i.exec(text) ?? [];
  if (MEASURES[measure].unit === 'cm') return Math.round(numberOf(inches) * CM_PER_INCH);
  const [, lb = ''] = /^([\d.,]+)\s*lbs?\.?$/i.exec(text) ?? [];
  return MEASURES[measure].unit === 'kg' ? Math.round(numberOf(lb) * KG_PER_POUND) : Number.NaN;
}

const UNITS: Record<Unit, RegExp> = { cm: /\s*cm$/i, kg: /\s*kg$/i, size: /\s*br$/i };

function amountOf(measure: MeasureName, text: string): number {
  const metric = numberOf(text.replace(UNITS[MEASURES[measure].unit], ''));
  if (measure !== 'height') return Number.isNaN(metric) ? fromImperial(measure, text) : metric;
  const metres = numberOf(text.replace(/(\d)m(\d+)$/i, '$1.$2').replace(/\s*m$/i, ''));
  if (metres < METRES_MAX) return Math.round(metres * 1000) / 10;
  return Number.isNaN(metric) ? fromImperial(measure, text) : metric;
}

function isListed(measure: MeasureName, amount: number): boolean {
  const { min, max, step } = MEASURES[measure];
  return amount >= min && amount <= max && Number.isInteger(amount / step);
}

/** A typed text as it is stored: words and dates are no measures; measures that no list has are kept. */
type ReadMeasure = { value: string; isListed: boolean; isMeasure: boolean };

/** Clothes by letter, and a bust with its cup. */
const LETTERS = /^(?:PP|P|M|G|GG|X{1,3}G{1,2}|XS|S|L|X{1,3}L)$/i;
const CUP = /^\d{2,3}\s?[A-H]{1,2}$/i;
/** A value in another unit, behind the sign. */
const SECOND = /^\d{1,3}(?!\d)[\d.,½'"\s-]*(?:lbs?|in|pol|us|eu|uk|br)?\.?$/i;
const PAIR = /^([^/x×–-]+)\s*([/x×–-])\s*([^/x×–]+)$/i;

function unread(measure: MeasureName, text: string): ReadMeasure {
  const isLetter = MEASURES[measure].unit === 'size' && measure !== 'shoes' && LETTERS.test(text);
  const isMeasure = isLetter || (measure === 'bust' && CUP.test(text));
  return { value: text, isListed: isLetter, isMeasure };
}

/** Reads a typed measure ("1,78", "38 x 8", "37 1/2", "56 kg") as it is stored. */
export function readMeasure(measure: MeasureName, typed: string): ReadMeasure {
  const text = typed.trim();
  if (text === '') return { value: '', isListed: true, isMeasure: true };
  const { unit } = MEASURES[measure];
  const plain = text
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/ · .*$/, '')
    .replace(/^(\d+)\s+1\/2(?!\d)/, '$1.5');
  const [, first = plain, sign, second = ''] = PAIR.exec(plain) ?? [];
  const amount = amountOf(measure, first.trim());
  if (!(amount > 0)) return unread(measure, text);
  const listed = isListed(measure, amount);
  if (sign === undefined) return { value: storedMeasure(measure, amount), isListed: listed, isMeasure: true };
  const other = numberOf(second);
  // "38/40" is between two sizes; a dash, for of a value with a slash the site shows the first part [S89.1]
  if (unit === 'size' && other > amount && !/[x×]/i.test(sign))
    return {
      value: `${amount}–${other}`,
      isListed: listed && isListed(measure, other),
      isMeasure: true,
    };
  if (!SECOND.test(second.trim())) return unread(measure, text);
  if (sign === '/') {
    const isUndecided = unit === 'cm' && other > amount;
    if (isUndecided) return { value: text, isListed: false, isMeasure: true };
    return { value: `${amount}/${second.trim()}`, isListed: listed, isMeasure: true };
  }
  if (unit !== 'size' || !/[x×]/i.test(sign)) return unread(measure, text);
  const kept = Number.isNaN(other) ? second.trim() : String(other);
  return { value: `${amount}x${kept}`, isListed: listed, isMeasure: true };
}

function inPortuguese(measure: MeasureName, stored: string): string {
  const [first = '', second] = stored.split('/');
  const amount = numberOf(first);
  if (measure === 'height' && amount >= 100 / METRES_MAX)
    return localDecimals((amount / 100).toFixed(amount % 1 ? 3 : 2), 'pt');
  return measure === 'weight' && second !== undefined
    ? localDecimals(first, 'pt')
    : localDecimals(stored, 'pt');
}

/** A stored measure as staff read and write it: 1,78 and 38,5 in Portuguese; what would be read otherwise stays. */
export function localMeasure(measure: MeasureName, stored: string, language: Language): string {
  if (language === 'en') return stored;
  const local = inPortuguese(measure, stored);
  return readMeasure(measure, local).value === readMeasure(measure, stored).value ? local : stored;
}
