import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedFormWait, sharedWait } from './admit.ts';
import { resetBackendState } from './state.ts';
import { type StubAnswer, startStub } from './testing/stub-service.ts';
import { world } from './testing/world.ts';
import { closeConnections } from './transport.ts';

vi.mock('../system/env.ts', () => import('./testing/world.ts'));

let stub: Awaited<ReturnType<typeof startStub>>;
let answer: () => StubAnswer;
let bodies: string[];

beforeEach(async () => {
  resetBackendState();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  bodies = [];
  stub = await startStub((req, body) => {
    if (req.url === '/panel/api/login')
      return { json: { token: 't', token_type: 'bearer', expires_in: 3600 } };
    bodies.push(body);
    return answer();
  });
  world.url = stub.url;
});
afterEach(async () => {
  await closeConnections();
  stub.stop();
});

it('tells the panel a hash that stands for the visitor’s network, never the address', async () => {
  answer = () => ({ status: 204, text: '' });
  for (const address of ['2001:db8:1:2::5', '2001:db8:1:2::6', '2001:db8:1:3::5'])
    expect(await sharedWait('form', address)).toBeNull();
  const [first, second, other] = bodies;
  expect(first).toBe(second);
  expect(first).not.toBe(other);
  expect(JSON.parse(first ?? '')).toEqual({ bucket: 'form', key: expect.stringMatching(/^[\w-]{43}$/) });
  expect(first).not.toContain('2001');
});

it('counts a form for its device and its address, and tells the key of neither', async () => {
  answer = () => ({ status: 204, text: '' });
  const device = '0123456789abcdef';
  await sharedFormWait({ address: '192.0.2.1', device });
  await sharedFormWait({ address: '198.51.100.1', device });
  await sharedFormWait({ address: '192.0.2.1', device: null });
  const asked: { bucket: string; key: string }[] = bodies.map((body) => JSON.parse(body));
  const keys = (bucket: string) => asked.flatMap((each) => (each.bucket === bucket ? [each.key] : []));
  const [first, second, addressAlone] = keys('form');
  expect(second).toBe(first);
  expect(addressAlone).toBe(keys('form-address')[0]);
  expect(new Set(keys('form-address')).size).toBe(2);
  expect(bodies.join()).not.toMatch(/0123456789abcdef|192\.0/);
});

it('waits for the device, else for the address', async () => {
  answer = () => ({ status: 429, json: { message: 'x' }, headers: { 'retry-after': '480' } });
  expect(await sharedFormWait({ address: '192.0.2.1', device: null })).toBe(480);
});

it('waits as long as the panel says', async () => {
  answer = () => ({ status: 429, json: { message: 'x' }, headers: { 'retry-after': '480' } });
  expect(await sharedWait('form', '192.0.2.1')).toBe(480);
});

it.each([
  ['lacks the call', { status: 404, json: { message: 'x' } }],
  ['fails', { status: 500, json: { message: 'x' } }],
])('refuses nobody where the service %s', async (_case, given) => {
  answer = () => given;
  expect(await sharedWait('form', '192.0.2.1')).toBeNull();
});

it('waits a second at most for a service that hangs', async () => {
  answer = () => 'hang';
  const before = performance.now();
  expect(await sharedWait('form', '192.0.2.1')).toBeNull();
  expect(performance.now() - before).toBeLessThan(3_000);
});
