import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBackendState } from '@/lib/backend/state';
import { startStub } from '@/lib/backend/testing/stub-service';
import { world } from '@/lib/backend/testing/world';
import { closeConnections } from '@/lib/backend/transport';
import { GET } from './route';

vi.mock('@/lib/system/env', () => import('@/lib/backend/testing/world'));
vi.mock('@/components/forms/quote/take-quote', () => ({ takeQuote: vi.fn() }));

/** The panel's answer to a login: whether it is there, and echoes the key of a send. */
const given = { isThere: true, echoes: true };
let stub: Awaited<ReturnType<typeof startStub>>;

beforeEach(async () => {
  resetBackendState();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stub = await startStub(({ headers }) => {
    if (!given.isThere) return { status: 500, text: 'down' };
    const key = headers['idempotency-key'];
    return {
      json: { token: 't' },
      headers: given.echoes && typeof key === 'string' ? { 'idempotency-key': key } : {},
    };
  });
  world.url = stub.url;
});
afterEach(async () => {
  await closeConnections();
  stub.stop();
});

it.each([
  ['keeps keys', { isThere: true, echoes: true }, 200, { known_again: true }],
  ['keeps none', { isThere: true, echoes: false }, 200, { known_again: false }],
  ['is away', { isThere: false, echoes: true }, 503, null],
])('a quote may be sent again where the service %s', async (_how, service, status, expected) => {
  Object.assign(given, service);
  const answer = await GET();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json().catch(() => null)).toEqual(expected);
});
