import { MEASURE_NAMES, type MeasureName } from '@passarela/contract/measures';

const isForMen = (name: MeasureName) => name === 'chest';
/** The columns: agencies' sheets write bust, waist and hips side by side, so that they are pasted at once. */
export const GRID = [...MEASURE_NAMES.filter((name) => !isForMen(name)), ...MEASURE_NAMES.filter(isForMen)];

/** A pasted value's target: lines below and columns to the right of the focused cell. */
export type Pasted = { down: number; right: number; value: string };

/** Cells copied from a spreadsheet (lines, tabs); null for a single value, which the browser pastes itself. */
export function readPasted(text: string): Pasted[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.flatMap((line, down) =>
    line.split('\t').map((value, right) => ({ down, right, value: value.trim() })),
  );
}
