type Unit = 'cm' | 'kg' | 'size';
type List = { min: number; max: number; step: 1 | 0.5; unit: Unit };

/** The measures that have a list: smallest and largest value, and the step between two (SPEC section 3, Option lists). */
export const MEASURES = {
  height: { min: 30, max: 200, step: 1, unit: 'cm' },
  bust: { min: 65, max: 200, step: 1, unit: 'cm' },
  waist: { min: 20, max: 200, step: 1, unit: 'cm' },
  hips: { min: 20, max: 200, step: 1, unit: 'cm' },
  chest: { min: 10, max: 200, step: 1, unit: 'cm' },
  weight: { min: 3, max: 200, step: 1, unit: 'kg' },
  jeans: { min: 34, max: 60, step: 0.5, unit: 'size' },
  shirt: { min: 1, max: 60, step: 0.5, unit: 'size' },
  suit: { min: 1, max: 60, step: 0.5, unit: 'size' },
  shoes: { min: 1, max: 60, step: 0.5, unit: 'size' },
} as const satisfies Record<string, List>;
export type MeasureName = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.453_592_37;
/** Fewer are metres: nobody is 3 cm tall. */
const METRES_MAX = 3;

function feet(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}
const pounds = (kg: number) => String(Math.round(kg / KG_PER_POUND));

/** A measure in cm, kg or sizes as it is stored: `178/5'10"`, `56/123`, `84`, `38.5`. */
export function measureValue(measure: MeasureName, amount: number): string {
  if (measure === 'height') return `${amount}/${feet(amount)}`;
  return measure === 'weight' ? `${amount}/${pounds(amount)}` : String(amount);
}

function shownText(measure: MeasureName, amount: number): string {
  if (measure === 'height') return `${amount} cm · ${feet(amount)}`;
  if (measure === 'weight') return `${amount} kg · ${pounds(amount)} lb`;
  return MEASURES[measure].unit === 'cm' ? `${amount} cm` : String(amount).replace('.5', '½');
}

/** The list of a measure: what is stored, and what is shown in any language. */
export function measureOptions(measure: MeasureName): { value: string; shown: string }[] {
  const { min, max, step } = MEASURES[measure];
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const amount = min + index * step;
    return { value: measureValue(measure, amount), shown: shownText(measure, amount) };
  });
}

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

/**
 * What somebody typed as a measure, understood: "1,78", "178cm", "38 x 8", "56 kg" give the value that is stored. What stands behind a
 * slash or an x is kept. What is not on the list comes back as it was typed, with `isListed` false.
 */
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
  if (!isRead) return { value: text, isListed: false };
  if (second === undefined) return { value: measureValue(measure, amount), isListed: true };
  const other = numberOf(second);
  const kept = isPair && !Number.isNaN(other) ? String(other) : second.trim();
  return { value: `${amount}${isPair ? 'x' : '/'}${kept}`, isListed: true };
}
