import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { printable, printableError } from './log-line.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('');
const EVERY = from(0, 0xa0) + from(0x2000, 0x206f);
const COMMANDS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

it('escapes each character that commands a terminal or ends a line, and loses none', () => {
  expect(printable(EVERY)).not.toMatch(COMMANDS);
  expect(JSON.parse(`"${printable('a\n\u001b[31m\u202e é 👋')}"`)).toBe('a\n\u001b[31m\u202e é 👋');
});

it('an error keeps its frames, code and cause, and its words make no line of their own', () => {
  const cause = new Error(`no\n${EVERY}`);
  const told = printableError(Object.assign(new TypeError(`a\nb${EVERY}`, { cause }), { code: 'E_X' }));
  const [words, ...frames] = (told.stack ?? '').split('\n');
  expect(words).toMatch(/^TypeError: a\\u000ab/);
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(frame).toMatch(/^ {4}at /);
  expect(told).toMatchObject({
    code: 'E_X',
    name: 'TypeError',
    cause: { message: expect.stringMatching(/^no\\u000a/) },
  });
  for (const line of inspect(told).split('\n')) expect(line).not.toMatch(COMMANDS);
});
