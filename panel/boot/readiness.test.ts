import { expect, test, vi } from 'vitest';
import { env } from '../platform/settings/env.ts';
import { panel } from '../tests/panel.ts';
import { readiness } from './readiness.ts';

test('the panel is ready while its database answers', async () => {
  const answer = await readiness(panel, false);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('it is not while its disk has no room for an application, and is again afterwards', async () => {
  const full = await readiness(panel, false, async () => 1024 * 1024);
  // In a bucket there is room.
  const expected = env().STORAGE ? [200, { status: 'ready' }] : [503, { status: 'full' }];
  expect([full.status, await full.json()]).toEqual(expected);
  expect((await readiness(panel, false, async () => 1024 ** 3)).status).toBe(200);
});

test.each([
  ['it was asked to end', panel, true, 'stopping'],
  ['its database does not answer', () => Promise.reject(new Error('disk I/O error')), false, 'down'],
] as const)('it is not when %s', async (_why, open, isStopping, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await readiness(open, isStopping);
  expect([answer.status, await answer.json()]).toEqual([503, { status }]);
  expect([answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual(['no-store', '5']);
  vi.restoreAllMocks();
});
