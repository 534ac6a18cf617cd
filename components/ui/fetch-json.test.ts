import { afterEach, expect, it, vi } from 'vitest';
import { type StubAnswer, startStub } from '@/lib/backend/testing/stub-service';
import { fetchJson } from './fetch-json';

afterEach(() => {
  vi.restoreAllMocks();
});

async function fetchFrom(answer: StubAnswer) {
  const stub = await startStub(() => answer);
  return fetchJson<unknown>(stub.url).finally(stub.stop);
}

it('answers JSON', async () => {
  expect(await fetchFrom({ json: { cards: [1] } })).toEqual({ cards: [1] });
});

it.each<[string, StubAnswer]>([
  ['an error status', { status: 503, json: {} }],
  ['no JSON', { text: '<html>' }],
])('throws at %s', async (_case, answer) => {
  await expect(fetchFrom(answer)).rejects.toThrow();
});

it.each<[string, StubAnswer]>([
  ['never answers', 'hang'],
  ['stops in the middle', { text: '{"cards":', hasMore: true }],
])('gives up a line that %s, after ten seconds', async (_case, answer) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  await expect(fetchFrom(answer)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  expect(limit).toHaveBeenCalledWith(10_000);
});
