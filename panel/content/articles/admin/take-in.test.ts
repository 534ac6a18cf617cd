import { afterEach, expect, test, vi } from 'vitest';
import { takeIn } from './take-in.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A panel that answers nothing until the request is given up. */
const silent = (_address: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test.each([
  ['refuses', () => Promise.resolve(Response.json({ errors: [] }, { status: 400 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers something else', () => Promise.resolve(new Response('<html>'))],
])('a picture of a panel that %s is lost, and the others still come', async (_what, failing) => {
  const answers = [failing, () => Promise.resolve(Response.json({ doc: { id: 7 } }))];
  vi.stubGlobal('fetch', () => answers.shift()?.());
  expect(await takeIn([PIXEL, PIXEL], [])).toEqual([null, 7]);
});

test('a panel that never answers is given up, so that the paste ends', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', silent);
  const taken = takeIn([PIXEL], []);
  limit.abort(new DOMException('', 'TimeoutError'));
  expect(await taken).toEqual([null]);
});
