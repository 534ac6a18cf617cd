import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { readable } from './readable.ts';

const read = (entry: unknown) => readable(JSON.stringify(entry)).map(stripVTControlCharacters);
const at = '2026-11-22T09:00:00.000Z';

it.each([
  [{ at, level: 'info', message: 'site: http://127.0.0.1:3000' }, ['site: http://127.0.0.1:3000']],
  [
    { at, level: 'warn', message: 'entry not stored', request: 'abcdefgh', status: 503, form: 'contact' },
    ['WARN entry not stored (status 503, form contact)'],
  ],
  [
    { level: 'error', at, name: 'payload', message: 'Retention', err: { stack: 'Error: x\n    at y' } },
    ['ERROR Retention', '  Error: x', '      at y'],
  ],
  [
    { at, level: 'error', message: 'GET /', error: 'Error: x\n    at y' },
    ['ERROR GET /', '  Error: x', '      at y'],
  ],
])('%j is read as a sentence', (entry, lines) => {
  expect(read(entry)).toEqual(lines);
});

it('any other line stays as it is', () => {
  expect(readable('▲ Next.js 16')).toEqual(['▲ Next.js 16']);
  expect(readable('{"a":1}')).toEqual(['{"a":1}']);
});

it('no character of a stranger commands the terminal', () => {
  const nasty = 'x\r\n\u001b[2J\u009b31m\u202e';
  const lines = readable(JSON.stringify({ at, level: 'info', message: nasty, path: nasty, error: nasty }));
  for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
});
