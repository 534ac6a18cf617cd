const MEASURES_SHOWN = 4;

/** Measures in a row, as `Quadril 88   Sapatos 38`: a label and its value never stand in two lines. */
export const measureLine = (measures: readonly string[]): string =>
  measures
    .slice(0, MEASURES_SHOWN)
    .map((measure) => measure.replaceAll(' ', '\u00a0'))
    .join('   ');
