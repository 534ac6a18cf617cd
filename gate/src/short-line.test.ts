import { expect, test } from 'vitest';
import { shortLine } from './log-line.ts';

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
