import { inspect } from 'node:util';
import { errorField, type Level, writeLog } from '@passarela/gate/log-line';
import { printable, printableError } from '@passarela/gate/printable';

/** A value for a log: none of its characters commands a terminal, no stranger's word begins a line. */
export function harmless(told: unknown): unknown {
  if (typeof told === 'string') return printable(told);
  if (told instanceof Error) return printableError(told);
  return told;
}

/** Writes a line to the log of the process as Payload's own log does: what happened, then more of it or the error. */
export function tell(level: Level, ...told: readonly unknown[]): void {
  const error = told.find((each) => each instanceof Error);
  const words = told.filter((each) => each !== error);
  const message = words.map((each) => (typeof each === 'string' ? each : inspect(each))).join(' ');
  writeLog(level, message, error && { error: errorField(error) });
}
