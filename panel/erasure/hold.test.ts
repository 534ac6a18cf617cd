import { expect, test } from 'vitest';
import { panel } from '../tests/panel.ts';
import { signInStaff } from '../tests/staff.ts';
import { noteWaiting, releasedOf, waitingRuns } from './hold.ts';
import { DAY_MS } from '../platform/reference/day.ts';

// A clock that jumped must not delete everything: a run that is too large waits for an administrator.
const NOW = Date.parse('2026-11-26T12:00:00Z');
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Entries that are a day old each, the newest of `NOW`; all are over a year later. */
const run = async (now: number, due: number, total = 40) => ({
  payload: await panel(),
  run: {
    slug: 'applications',
    now,
    total,
    dueAt: async (at: number) => (at > NOW + 300 * DAY_MS ? ids(total) : ids(due)),
    newest: NOW,
  },
});

async function released(now: number, due: number, total?: number): Promise<number> {
  const { payload, run: asked } = await run(now, due, total);
  return (await releasedOf(payload, asked)).length;
}
const answer = async (decision: 'confirmed' | 'refused') => {
  const payload = await panel();
  const held = (await waitingRuns(payload)).applications;
  if (!held) throw new Error('Nothing waits');
  await noteWaiting(payload, 'applications', { ...held, decision });
};

test.each([
  ['4 of 10 are too few to wait', 4, 10, 4],
  ['4 of 40 are a tenth', 4, 40, 4],
  ['5 of 40 wait', 5, 40, 0],
  ['5 of 50 are a tenth', 5, 50, 5],
  ['all of 55 wait', 55, 55, 0],
])('%s', async (_what, due, total, deleted) => {
  await noteWaiting(await panel(), 'applications', null);
  expect(await released(NOW, due, total)).toBe(deleted);
});

test('unanswered for seven days, what is over by two clocks goes and the rest waits', async () => {
  await noteWaiting(await panel(), 'applications', null);
  const jumped = NOW + 365 * DAY_MS;
  expect(await released(jumped, 3)).toBe(0);
  expect(await released(jumped + 6 * DAY_MS, 3)).toBe(0);
  expect(await released(jumped + 7 * DAY_MS, 3)).toBe(3);
});

test('confirmed, it goes; refused, it waits, and asks again after seven days', async () => {
  await noteWaiting(await panel(), 'applications', null);
  expect(await released(NOW, 20)).toBe(0);
  await answer('confirmed');
  expect(await released(NOW, 20)).toBe(20);
  await noteWaiting(await panel(), 'applications', null);
  expect(await released(NOW, 20)).toBe(0);
  await answer('refused');
  expect(await released(NOW + DAY_MS, 20)).toBe(0);
  expect(await released(NOW + 8 * DAY_MS, 20)).toBe(0);
  expect((await waitingRuns(await panel())).applications?.decision).toBeNull();
  await noteWaiting(await panel(), 'applications', null);
});

test('administrators alone answer, as long as it is of that many entries; the answer is recorded', async () => {
  const as = await signInStaff('hold');
  const payload = await panel();
  await noteWaiting(payload, 'posts', { ids: ids(6), since: Date.now(), decision: null, mailed: 0 });
  const said = (role: 'admin' | 'editor' | 'nobody', count: number) =>
    as(role, 'POST', 'retention', { body: JSON.stringify({ slug: 'posts', count, decision: 'refused' }) });
  expect((await said('nobody', 6)).status).toBe(401);
  expect((await said('editor', 6)).status).toBe(403);
  expect((await said('admin', 5)).status).toBe(409);
  expect((await waitingRuns(payload)).posts?.decision).toBeNull();
  expect((await said('admin', 6)).status).toBe(200);
  expect((await waitingRuns(payload)).posts?.decision).toBe('refused');
  const where = { and: [{ act: { equals: 'retention' } }, { fields: { equals: 'refused' } }] };
  expect((await payload.count({ collection: 'audit-log', where })).totalDocs).toBe(1);
  await noteWaiting(payload, 'posts', null);
});

test('what was asked by a clock that ran ahead is asked again', async () => {
  await noteWaiting(await panel(), 'applications', null);
  expect(await released(NOW + 365 * DAY_MS, 20)).toBe(0);
  await answer('confirmed');
  expect(await released(NOW, 20)).toBe(0);
  await noteWaiting(await panel(), 'applications', null);
});
