import { inspect } from 'node:util';
import { printable, printableError } from '@passarela/gate/printable';

/** Something for a log, in which no character commands a terminal and no word of a stranger begins a line. */
export function harmless(told: unknown): unknown {
  if (typeof told === 'string') return printable(told);
  if (told instanceof Error) return printableError(told);
  return told;
}

const textOf = (told: unknown): string =>
  typeof told === 'string' ? told : inspect(told).split('\n').map(printable).join('\n');

/** Writes to the log of the process what Payload's own log does not: what, then more of it or the error. */
export function tell(level: 'warn' | 'error', ...told: readonly unknown[]): void {
  console[level](told.map((each) => textOf(harmless(each))).join(' '));
}
