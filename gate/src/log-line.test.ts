import { execFileSync } from 'node:child_process';
import { inspect } from 'node:util';
import { expect, it, test } from 'vitest';
import { printable, printableError, shortLine } from './log-line.ts';

/** The output of a process whose console writes JSON. */
function linesOf(program: string): unknown[] {
  const source = `
    import { jsonConsole, writeLog } from ${JSON.stringify(new URL('./log-line.ts', import.meta.url).href)};
    jsonConsole((told) => told === 'secret' ? 'nothing' : told);
    ${program}`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', `${source}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('whatever is written to the console is one line of JSON each, and our own stay as they are', () => {
  expect(
    linesOf(`
      console.log('\\u001b[1m✓\\u001b[22m Ready in %s ms\\n', 12);
      console.log('');
      console.log('of a stranger\\r\\n{"at":"x"}\\u009b31m\\u202e');
      console.log('told', 'secret', { a: 1 });
      writeLog('info', 'own', { count: 2, at: 'data.0.id', level: 'none' });`),
  ).toEqual([
    { at: expect.any(String), level: 'info', message: '✓ Ready in 12 ms' },
    { at: expect.any(String), level: 'info', message: expect.stringContaining('{"at":"x"}') },
    { at: expect.any(String), level: 'info', message: 'told nothing { a: 1 }' },
    // no field takes the place of the time
    { at: expect.stringMatching(/^\d{4}-/), level: 'info', message: 'own', count: 2 },
  ]);
});

it('errors go to the error output, with their frames and causes in a field', () => {
  const program = `
    process.stderr.write = process.stdout.write.bind(process.stdout);
    console.error('⨯', new Error('broken', { cause: new Error('deeper') }));`;
  const [line] = linesOf(program);
  expect(line).toMatchObject({ level: 'error', message: '⨯ Error: broken' });
  expect(line).toHaveProperty('error', expect.stringMatching(/^Error: broken\n {4}at [\s\S]*deeper/));
});

const BYTES = 4096;
const at = '2026-01-01T00:00:00.000Z';
const long = 'x'.repeat(700_000);

test('a line of usual length stays as it is, but for control characters', () => {
  const line = JSON.stringify({ at, level: 'info', message: 'all is well' });
  expect(shortLine(line)).toBe(line);
  expect(shortLine('a\u202eb')).toBe('a\\u202eb');
});

test.each([
  ['a long message', { at, level: 'error', message: long }],
  ['a long error', { at, level: 'error', message: 'broken', error: long }],
  ['long both', { at, level: 'error', message: long, error: long, request: 'r' }],
  ['an object', { at, level: 'error', message: 'broken', err: { nested: [long] } }],
  ['control characters', { at, level: 'error', message: '\u202e\u0085\u0000'.repeat(9_000) }],
  [
    'ninety long fields',
    {
      at,
      level: 'error',
      ...Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`f${n}`, long.slice(0, 9_000)])),
    },
  ],
  ['long names', { at, level: 'error', [long]: 1 }],
])('%s: at most 4 kB of JSON, with its time and level', (_, fields) => {
  const line = shortLine(JSON.stringify(fields));
  expect(Buffer.byteLength(line)).toBeLessThanOrEqual(BYTES);
  expect(JSON.parse(line)).toMatchObject({ at, level: fields.level });
});

test('an error keeps its first three thousand characters, and says how long it was', () => {
  const { error } = JSON.parse(shortLine(JSON.stringify({ at, message: 'broken', error: long })));
  expect(error).toBe(`${'x'.repeat(3_000)}… (700000 characters)`);
});

test('text that is no JSON becomes a message', () => {
  expect(JSON.parse(shortLine(`plain ${long}`)).message).toMatch(/^plain x+… \(700006 characters\)$/);
});

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
