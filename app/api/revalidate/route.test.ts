import { beforeEach, expect, it, vi } from 'vitest';
import { backendState } from '@/lib/backend/state';
import { POST } from './route.ts';

const expired = vi.hoisted((): string[] => []);
const late = vi.hoisted((): (() => Promise<void>)[] => []);
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => expired.push(tag) }));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => late.push(work) }));
vi.mock('@/lib/env', () => ({ env: () => ({ REVALIDATE_SECRET: 'right' }) }));

beforeEach(() => {
  expired.length = 0;
  late.length = 0;
});

const post = (body: string, authorization = 'Bearer right') =>
  POST(new Request('http://site/api/revalidate', { method: 'POST', body, headers: { authorization } }));

it('expires what was published, with the lists that show it', async () => {
  const answer = await post('{"tags":["talent:7","post:b1","social"]}');
  expect(answer.status).toBe(200);
  expect(expired).toEqual(['talent:7', 'talents', 'post:b1', 'posts', 'social']);
});

it('expires it once more after the reads that were under way', async () => {
  const reading = Promise.withResolvers<void>();
  backendState().loads.set('talents-models', reading.promise);
  await post('{"tags":["talents"]}');
  const [work] = late;
  vi.useFakeTimers();
  const done = work?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(expired).toEqual(['talents']);
  reading.resolve();
  vi.useRealTimers();
  await done;
  expect(expired).toEqual(['talents', 'talents']);
});

it.each([
  ['{"tags":["talents"]}', 'Bearer wrong', 401],
  ['{"tags":["talents"]}', 'Bearer right2', 401],
  ['{"tags":["talents"]}', 'right', 401],
  ['{"tags":["talents"]}', '', 401],
  ['nonsense', 'Bearer wrong', 401],
  ['nonsense', 'Bearer right', 400],
  ['', 'Bearer right', 400],
  ['{}', 'Bearer right', 422],
  ['{"tags":[]}', 'Bearer right', 422],
  ['{"tags":["_N_T_/layout"]}', 'Bearer right', 422],
  ['{"tags":["talent:x"]}', 'Bearer right', 422],
  ['[]', 'Bearer right', 422],
])('%s with %j is refused with %i', async (body, authorization, status) => {
  expect((await post(body, authorization)).status).toBe(status);
  expect(expired).toEqual([]);
});
