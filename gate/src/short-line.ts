import { printable } from './printable.ts';

/** A log line is at most so long, whatever an error holds: a stranger's request must not fill the disk. */
const LINE_BYTES = 4096;
const CUTS = [3_000, 1_500, 500, 100];

const fits = (line: string) => Buffer.byteLength(line) <= LINE_BYTES;

function cut(value: unknown, length: number): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= length ? value : `${text.slice(0, length)}… (${text.length} characters)`;
}

function fieldsOf(line: string): [name: string, value: unknown][] {
  try {
    return Object.entries(JSON.parse(line));
  } catch {
    return [['message', line]];
  }
}

/** A finished line without control characters; over 4 kB its long fields, or all but the first ten, are cut. */
export function shortLine(line: string): string {
  const whole = printable(line);
  if (fits(whole)) return whole;
  const fields = fieldsOf(line);
  const withCut = (length: number) =>
    printable(JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, cut(value, length)]))));
  const first = fields.slice(0, 10).map(([name, value]) => [String(cut(name, 30)), cut(value, 30)]);
  return CUTS.map(withCut).find(fits) ?? printable(JSON.stringify(Object.fromEntries(first)));
}
