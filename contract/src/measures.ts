export type Unit = 'cm' | 'kg' | 'size';
type List = { min: number; max: number; step: 1 | 0.5; unit: Unit };

/** Measures with a list: smallest value, largest value, step [S96.2-11]. */
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

/** The measures of a list's row, in the order in which the site shows them; eyes and hair are color keys. */
export const LISTED_MEASURES = [
  'height',
  'bust',
  'chest',
  'waist',
  'hips',
  'jeans',
  'shoes',
  'eyes',
  'hair',
] as const satisfies readonly (MeasureName | 'eyes' | 'hair')[];
export const PROFILE_MEASURES = ['weight', 'suit', 'shirt'] as const satisfies readonly MeasureName[];

/** Measures of the body: none of a minor's is published. Height, shoes, eyes and hair are not among them. */
export const BODY_MEASURES = [
  'bust',
  'chest',
  'waist',
  'hips',
  'jeans',
  'weight',
  'suit',
  'shirt',
] as const satisfies readonly MeasureName[];

export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.453_592_37;

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

function labelOf(measure: MeasureName, amount: number): string {
  if (measure === 'height') return `${amount} cm · ${feet(amount)}`;
  if (measure === 'weight') return `${amount} kg · ${pounds(amount)} lb`;
  return MEASURES[measure].unit === 'cm' ? `${amount} cm` : String(amount).replace('.5', '½');
}

/** The list of a measure: stored and displayed values. */
export function measureOptions(measure: MeasureName): { value: string; label: string }[] {
  const { min, max, step } = MEASURES[measure];
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const amount = min + index * step;
    return { value: measureValue(measure, amount), label: labelOf(measure, amount) };
  });
}
