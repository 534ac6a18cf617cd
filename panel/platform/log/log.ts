import { inspect } from 'node:util';
import { errorField, type Level, printable, printableError, writeLog } from '@passarela/gate/log-line';

/** A value for a log: none of its characters commands a terminal, no stranger's word begins a line. */
export function harmless(value: unknown): unknown {
  if (typeof value === 'string') return printable(value);
  if (value instanceof Error) return printableError(value);
  return value;
}

/** Writes a line to the log of the process as Payload's own log does: message, then details or the error. */
export function log(level: Level, ...parts: readonly unknown[]): void {
  const error = parts.find((each) => each instanceof Error);
  const words = parts.filter((each) => each !== error);
  const message = words.map((each) => (typeof each === 'string' ? each : inspect(each))).join(' ');
  writeLog(level, message, error && { error: errorField(error) });
}
