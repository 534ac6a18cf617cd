import { format, inspect, stripVTControlCharacters } from 'node:util';
import { printableError } from './printable.ts';
import { currentRequest } from './request-id.ts';
import { shortLine } from './short-line.ts';

export type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;
type Write = (level: Level, line: string) => void;

const WRITE = Symbol.for('passarela.log');
const PLAIN: Write = (level, line) => console[level](line);

const writer = (): Write => Reflect.get(globalThis, WRITE) ?? PLAIN;

export const writeLine: Write = (level, line) => writer()(level, shortLine(line));

/** Writes one log line of JSON, without control characters, with the id of the request under way. */
export function writeLog(level: Level, message: string, fields: Fields = {}): void {
  const request = currentRequest();
  const own = { at: new Date().toISOString(), level, message };
  // Own first, so that lines begin with the time, and last, so that no field takes its name.
  writeLine(level, JSON.stringify({ ...own, ...(request && { request }), ...fields, ...own }));
}

export const errorField = (error: Error): string => inspect(printableError(error));

const LEVELS = {
  log: 'info',
  info: 'info',
  debug: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'error',
} as const;

/** A call of the console as message and error: text without colours, and of errors the first with its frames. */
function readCall(logged: readonly unknown[]): { message: string; error?: string } {
  const error = logged.find((each) => each instanceof Error);
  const words = logged.map((each) => (each instanceof Error ? `${each.name}: ${each.message}` : each));
  const message = stripVTControlCharacters(format(...words)).trim();
  return error ? { message, error: errorField(error) } : { message };
}

/** Makes console lines JSON, Next's too, which has no option for it. `clean` removes secrets. */
export function jsonConsole(clean: (logged: unknown) => unknown = (logged) => logged): void {
  const own = { info: console.info, warn: console.warn, error: console.error };
  const write: Write = (level, line) => own[level].call(console, line);
  Reflect.set(globalThis, WRITE, write);
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(console, method, (...logged: unknown[]) => {
      const { message, ...rest } = readCall(logged.map(clean));
      if (message) writeLog(level, message, rest);
    });
  }
}
