import { styleText } from 'node:util';
import { isRecord } from '@passarela/contract/is-record';
import { printable } from '@passarela/gate/log-line';

const COLOURS = { warn: 'yellow', error: 'red', fatal: 'red' } as const;
const HEAD = ['at', 'level', 'message', 'request', 'name', 'error', 'err'];

function parse(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) && typeof entry.message === 'string' && typeof entry.level === 'string'
      ? entry
      : null;
  } catch {
    return null;
  }
}

const stackOf = ({ error, err }: Record<string, unknown>): string[] => {
  const stack = isRecord(err) ? err.stack : error;
  return typeof stack === 'string' ? stack.split('\n') : [];
};

/** A log line for a terminal: level, message, fields, then the frames of an error. */
export function readable(line: string): string[] {
  const entry = parse(line);
  if (!entry) return [line];
  const level = String(entry.level);
  const isBad = level in COLOURS;
  const colour = level === 'warn' ? COLOURS.warn : COLOURS.error;
  const fields = Object.entries(entry).flatMap(([name, value]) =>
    HEAD.includes(name) ? [] : [`${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  const parts = [String(entry.message), fields.length > 0 ? `(${fields.join(', ')})` : ''];
  const text = printable(parts.filter(Boolean).join(' '));
  const first = isBad ? `${styleText(colour, level.toUpperCase())} ${text}` : text;
  return [first, ...stackOf(entry).map((frame) => `  ${printable(frame)}`)];
}
