import { afterEach, beforeAll, expect, test } from 'vitest';
import { countSignIn } from '../accounts/tries.ts';
import { admit, deleteOldLimits, waitOf } from '../platform/limits/shared-limits.ts';
import { sharedTries } from '../platform/limits/tries.ts';
import { call, clock, panel, panelToken } from './panel.ts';

const MINUTE_MS = 60_000;
let token = '';

beforeAll(async () => {
  token = await panelToken();
});
afterEach(() => {
  clock.now = () => Date.now();
});

const ask = (key: string, bucket = 'form') =>
  call('POST', '/panel/api/admit', { token, body: { bucket, key: key.padEnd(16, '-') } });
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('twelve sends of one visitor are admitted in ten minutes, at whatever copy; then 429 says when', async () => {
  const at = Date.now();
  clock.now = () => at;
  for (let count = 0; count < 12; count += 1) expect((await ask('visitor-1')).status).toBe(204);
  const refused = await ask('visitor-1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await ask('visitor-2')).status).toBe(204);
  expect((await ask('visitor-1', 'download')).status).toBe(204);
  clock.now = () => at + 10 * MINUTE_MS;
  expect((await ask('visitor-1')).status).toBe(204);
});

test('an address has 120 sends of all its devices in ten minutes', async () => {
  const all = await statuses(Array.from({ length: 121 }, () => ask('school', 'form-address')));
  expect(all.filter((status) => status === 204)).toHaveLength(120);
  expect((await ask('school')).status).toBe(204);
});

test('forty at once are no way round', async () => {
  const all = await statuses(Array.from({ length: 40 }, () => ask('at-once')));
  expect(all.filter((status) => status === 204)).toHaveLength(12);
});

test('strangers, other buckets and bad keys are told so, and nothing counts', async () => {
  const body = { bucket: 'form', key: 'visitor-3'.padEnd(16, '-') };
  expect((await call('POST', '/panel/api/admit', { body })).status).toBe(401);
  expect((await ask('visitor-3', 'cinema')).status).toBe(404);
  expect((await ask('a b')).status).toBe(422);
  const { totalDocs } = await (await panel()).count({
    collection: 'limits',
    where: { key: { equals: body.key } },
  });
  expect(totalDocs).toBe(0);
});

test('sign-in tries are counted in the table, without address or account, and forgotten after a day', async () => {
  const payload = await panel();
  // what other files have counted, by clocks of their own
  await deleteOldLimits(payload, Number.MAX_SAFE_INTEGER);
  const who = { account: 'rita', address: '203.0.113.77', network: '203.0.113.x', device: null };
  for (let count = 0; count < 5; count += 1) await countSignIn(sharedTries(payload), who, Date.now());
  expect((await countSignIn(sharedTries(payload), who, Date.now())).seconds).toBeGreaterThan(0);
  const stored = { collection: 'limits', where: { bucket: { like: 'sign-in:' } } } as const;
  const { docs } = await payload.find({ ...stored, pagination: false });
  expect(docs.length).toBeGreaterThan(20);
  expect(JSON.stringify(docs)).not.toMatch(/203\.0\.113|rita/);
  await deleteOldLimits(payload, Date.now() + 25 * 60 * MINUTE_MS);
  expect((await payload.count(stored)).totalDocs).toBe(0);
});

test('the wait ends when the oldest of the last ten has left the window', async () => {
  const payload = await panel();
  const limit = { bucket: 'window', allowed: 10, windowMs: MINUTE_MS };
  for (let second = 0; second < 10; second += 1)
    expect(await admit(payload, limit, 'a', second * 1000)).toBe(0);
  expect(await admit(payload, limit, 'a', 10_000)).toBe(50);
  expect(await waitOf(payload, limit, 'b', 10_000)).toBe(0);
  expect(await waitOf(payload, limit, 'a', MINUTE_MS)).toBe(0);
});
