/** The middle value; of an even count the higher one of two. NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The smallest value that at least `share` (0–1) of all do not exceed. NaN of none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** `1.23 ×`, or a dash if one of both is unknown. */
export function ratio(value: number, base: number): string {
  const share = value / base;
  return Number.isFinite(share) ? `${share.toFixed(2)} ×` : '–';
}

/** A number as a person reads it, with so many decimals; a dash if unknown. */
export const figure = (value: number, decimals = 0): string =>
  Number.isFinite(value) ? value.toFixed(decimals) : '–';

/** Rows of cells as a table in Markdown; the first row is its head. Throws if a row has more or fewer cells. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const wrong = rows.find((cells) => cells.length !== head.length);
  if (wrong) throw new Error(`${wrong.length} cells below ${head.length}: ${wrong}`);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
