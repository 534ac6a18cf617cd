import { format, inspect, stripVTControlCharacters } from 'node:util';
import { currentRequest } from './request-id.ts';

/** Characters that end a line or command a terminal: C0, DEL, C1, line separators, direction marks. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const escapeOne = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const printable = (text: string): string => text.replace(CONTROLS, escapeOne);

const isFrame = (line: string) => line.startsWith('    at ');

/** An error for a log: words on one line, frames, causes, and of its other fields code and status. */
export function printableError(error: Error): Error {
  const { name, message, stack = '', cause } = error;
  const said = `${printable(name)}: ${printable(message)}`;
  const frames = stack
    .split('\n')
    .filter(isFrame)
    .map((frame) => `    ${printable(frame.trim())}`);
  const copy = new Error(printable(message), cause instanceof Error ? { cause: printableError(cause) } : {});
  const { code, status } = Object.assign({ code: undefined, status: undefined }, error);
  return Object.assign(copy, {
    name: printable(name),
    stack: [said, ...frames].join('\n'),
    ...(typeof code === 'string' && { code: printable(code) }),
    ...(typeof status === 'number' && { status }),
  });
}

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
