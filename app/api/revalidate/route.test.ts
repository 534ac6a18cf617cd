import { beforeEach, expect, it, vi } from 'vitest';
import { backendState } from '@/lib/backend/state';
import { POST } from './route.ts';

const dropped = vi.hoisted((): object[] => []);
const REMOVED = { variants: 3, previews: 2, lastGood: 1 };
vi.mock('@/lib/derived/front', () => ({ purgeFront: async () => undefined }));
const drawnAnew = vi.hoisted((): string[] => []);
vi.mock('@/lib/derived/drawn-files', () => ({ dropAllDrawings: async () => void drawnAnew.push('all') }));
vi.mock('@/lib/backend/talents', () => ({ readTalentIndex: async () => undefined }));
vi.mock('@/lib/derived/takedown', () => ({
  dropDerived: async (taken: object) => {
    dropped.push(taken);
    return REMOVED;
  },
}));

const expired = vi.hoisted((): string[] => []);
const late = vi.hoisted((): (() => Promise<void>)[] => []);
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => expired.push(tag) }));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => late.push(work) }));
vi.mock('@/lib/system/env', () => ({ env: () => ({ REVALIDATE_SECRET: 'right' }) }));

beforeEach(() => {
  expired.length = 0;
  late.length = 0;
  dropped.length = 0;
  drawnAnew.length = 0;
});

const post = (body: string, authorization = 'Bearer right') =>
  POST(new Request('http://site/api/revalidate', { method: 'POST', body, headers: { authorization } }));

it('expires what was published, with the lists that show it', async () => {
  const answer = await post('{"tags":["talent:7","post:b1","social"]}');
  expect(answer.status).toBe(200);
  expect(expired).toEqual(['talent:7', 'talents', 'post:b1', 'posts', 'social']);
  // every preview carries the agency's name, which the tag stands for
  expect(drawnAnew).toEqual(['all']);
  await post('{"tags":["talent:7"]}');
  expect(drawnAnew).toEqual(['all']);
});

it('lets nobody join the reads that were under way', async () => {
  backendState().loads.set('talents', Promise.resolve('of before'));
  await post('{"tags":["talents"]}');
  expect(backendState().loads.size).toBe(0);
});

it('drops what derives from a takedown before it answers, and again after what was being made', async () => {
  const answer = await post('{"tags":["talents","talent:7"],"files":["ana-1.jpg"]}');
  expect(await answer.json()).toMatchObject({ removed: REMOVED });
  const taken = { talents: [7], files: ['ana-1.jpg'] };
  expect(dropped).toEqual([taken]);
  await late[0]?.();
  expect(dropped).toEqual([taken, taken, taken]);
});

it('waits with that for the reads that were under way', async () => {
  const reading = Promise.withResolvers<void>();
  backendState().loads.set('talents', reading.promise);
  await post('{"tags":["talents"],"files":[]}');
  const done = late[0]?.();
  await new Promise(setImmediate);
  expect(dropped).toHaveLength(1);
  reading.resolve();
  await done;
  expect(dropped).toHaveLength(3);
});

it('of a talent without pictures drops the texts; a save without files drops nothing', async () => {
  await post('{"tags":["talent:7"],"files":[]}');
  expect(dropped).toEqual([{ talents: [7], files: [] }]);
  const answer = await post('{"tags":["talent:7"]}');
  expect(await answer.json()).not.toHaveProperty('removed');
  expect(dropped).toHaveLength(1);
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
  ['{"tags":["talents"],"files":"ana.jpg"}', 'Bearer right', 422],
  ['{"tags":["talents"],"files":[""]}', 'Bearer right', 422],
  ['{"tags":["talents"],"files":["a\\nb"]}', 'Bearer right', 422],
  ['{"tags":["talents"],"files":["ana.jpg"]}', 'Bearer wrong', 401],
])('%s with %j is refused with %i', async (body, authorization, status) => {
  expect((await post(body, authorization)).status).toBe(status);
  expect(expired).toEqual([]);
  expect(dropped).toEqual([]);
});
