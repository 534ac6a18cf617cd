import { inspect } from 'node:util';
import { handleEndpoints } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import config from '../payload.config.ts';
import { ADDRESS_HEADER } from '../platform/http/address-header.ts';
import { panel } from './panel.ts';

const WHO = 'maria.segredo@example.com';
const lines: unknown[] = [];
const log = () => inspect(lines, { depth: 9, maxStringLength: null });

beforeEach(async () => {
  await panel();
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...line) => lines.push(...line));
  vi.spyOn(console, 'info').mockImplementation((...line) => lines.push(...line));
});

afterEach(() => vi.restoreAllMocks());

const ask = (method: string, path: string, body?: string) =>
  handleEndpoints({
    config,
    request: new Request(`http://panel.test/cms-api${path}`, {
      method,
      // An address of its own: limits count the tries of all tests.
      headers: { [ADDRESS_HEADER]: '203.0.113.90', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    }),
  });

test.each([
  ['a photo for nobody', 401, 'GET', '/applications/1/photos/1'],
  ['an export for nobody', 401, 'GET', '/messages/export.csv'],
  ['a list for nobody', 403, 'GET', `/messages?where[email][equals]=${WHO}`],
  ['a field that is not there', 403, 'GET', `/talents?where[${WHO}][equals]=1`],
  ['an id that is none', 401, 'POST', '/applications/abc/forget'],
  ['a wrong password', 401, 'POST', '/users/login', JSON.stringify({ email: WHO, password: 'wrong' })],
  ['a login without a password', 400, 'POST', '/users/login', JSON.stringify({ email: WHO })],
  ['a body that is broken', 400, 'POST', '/users/login', `{"email": "${WHO}`],
])(
  '%s is refused with %i and at most one line without stack',
  async (_, status, method, path, body?: string) => {
    const answer = await ask(method, path, body);
    expect(answer.status).toBe(status);
    expect(lines.length).toBeLessThanOrEqual(1);
    expect(log()).not.toMatch(/"level":"(?:error|fatal)"|"stack"/);
    expect(log()).not.toContain('segredo');
  },
);

test('a filter that is no JSON is refused, and nowhere in the log', async () => {
  expect((await ask('GET', `/messages?where=${WHO}`)).status).toBe(400);
  expect(log()).not.toMatch(/maria|"level":"(?:error|fatal)"|"stack"/);
});

test('what the panel itself gets wrong keeps its stack', async () => {
  const payload = await panel();
  vi.spyOn(payload.db, 'findOne').mockRejectedValue(new Error('The disk is gone'));
  const login = JSON.stringify({ email: WHO, password: 'any-password' });
  expect((await ask('POST', '/users/login', login)).status).toBe(500);
  expect(log()).toContain('"level":"error"');
  expect(log()).toContain('The disk is gone');
  expect(log()).toContain(`"stack"`);
  expect(log()).not.toContain('segredo');
});
