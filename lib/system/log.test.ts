import { expect, it, vi } from 'vitest';
import { log } from './log.ts';

it('writes one line, in which no character commands a terminal, and loses none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('');
  const every = from(0, 0xa0) + from(0x2000, 0x206f);
  log('warn', every, { path: every });
  const line = String(warn.mock.calls[0]?.[0]);
  expect(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(line)).toBe(false);
  expect(JSON.parse(line)).toMatchObject({ message: every, path: every });
});
