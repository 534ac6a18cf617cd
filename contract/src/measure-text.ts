export type Unit = 'cm' | 'kg' | 'size';
/** Smallest value, largest value, step. */
export type MeasureRange = { min: number; max: number; step: 1 | 0.5; unit: Unit };

/** Ways to read measures; the first is the specification's [S89.1]. */
export const UNIT_SYSTEMS = ['br', 'eu', 'us', 'uk'] as const;

export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.453_592_37;

function feet(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}
const pounds = (kg: number) => String(Math.round(kg / KG_PER_POUND));

/** A measure in cm, kg or sizes as it is stored: `178/5'10"`, `56/123`, `84`, `38.5`. */
export function storedMeasure(measure: string, amount: number): string {
  if (measure === 'height') return `${amount}/${feet(amount)}`;
  return measure === 'weight' ? `${amount}/${pounds(amount)}` : String(amount);
}

function labelOf(measure: string, unit: Unit, amount: number): string {
  if (measure === 'height') return `${amount} cm · ${feet(amount)}`;
  if (measure === 'weight') return `${amount} kg · ${pounds(amount)} lb`;
  return unit === 'cm' ? `${amount} cm` : String(amount).replace('.5', '½');
}

/** A list's values, stored and displayed. */
export function optionsOf(measure: string, { min, max, step, unit }: MeasureRange) {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const amount = min + index * step;
    return { value: storedMeasure(measure, amount), label: labelOf(measure, unit, amount) };
  });
}
