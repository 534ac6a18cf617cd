import { afterEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';

const NASTY = 'x\r\n[00:00:00] INFO: all is well\u001b[2J\u009b31m\u202e';
const COMMANDS = /[\p{Cc}\u202e]/u;

afterEach(() => vi.restoreAllMocks());

test('what the panel writes to its log commands no terminal and makes up no line', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  log('error', `GET /${NASTY}`, new Error(NASTY), { of: NASTY });
  const [line = ''] = error.mock.calls[0]?.map(String) ?? [];
  expect(line).toContain('all is well');
  expect(line).not.toMatch(COMMANDS);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^GET \/x.*all is well/s),
    error: expect.stringContaining('    at '),
  });
});
