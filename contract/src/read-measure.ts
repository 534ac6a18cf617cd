import { METRES_MAX } from './measure-number.ts';
import {
  CM_PER_INCH,
  KG_PER_POUND,
  MEASURES,
  type MeasureName,
  measureValue,
  type Unit,
} from './measures.ts';

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

/** "38/40" is two sizes; pounds alone are more than what stands before them. */
const isUndecided = (measure: MeasureName, amount: number, second = ''): boolean =>
  MEASURES[measure].unit !== 'kg' && numberOf(second) > amount;

/** Reads a typed measure ("1,78", "38 x 8", "56 kg") as it is stored; unlisted ones stay as typed. */
export function readMeasure(measure: MeasureName, typed: string): { value: string; isListed: boolean } {
  const text = typed.trim();
  if (text === '') return { value: '', isListed: true };
  const plain = text
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/ · .*$/, '');
  const [, first = plain, sign, second] = /^([^/x×]+)\s*([/x×])\s*([^/x×]+)$/i.exec(plain) ?? [];
  const amount = amountOf(measure, first.trim());
  const isPair = sign !== undefined && sign !== '/';
  const isRead = isListed(measure, amount) && (!isPair || MEASURES[measure].unit === 'size');
  if (!isRead || (sign === '/' && isUndecided(measure, amount, second)))
    return { value: text, isListed: false };
  if (second === undefined) return { value: measureValue(measure, amount), isListed: true };
  const other = numberOf(second);
  const kept = isPair && !Number.isNaN(other) ? String(other) : second.trim();
  return { value: `${amount}${isPair ? 'x' : '/'}${kept}`, isListed: true };
}
