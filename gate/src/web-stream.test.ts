import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PACED, webStream } from './web-stream.ts';

const CHUNK = new Uint8Array(64 * 1024);
const WINDOW_MS = PACED.windowMs;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A source that never ends, its body, and whether the source was closed. */
function endless() {
  const source = Readable.from(
    (async function* () {
      for (;;) yield CHUNK;
    })(),
    { objectMode: false },
  );
  source.on('error', () => {});
  return { source, body: webStream(source, PACED).getReader() };
}

it('breaks off for a reader who does not read', async () => {
  const { source, body } = endless();
  await body.read();
  await vi.advanceTimersByTimeAsync(2 * WINDOW_MS);
  expect(source.destroyed).toBe(true);
  await expect(body.read()).rejects.toThrow('too slow');
});

it('has patience with one who keeps the pace, for ten minutes', async () => {
  const { source, body } = endless();
  for (let windows = 1; windows * WINDOW_MS < PACED.wholeMs; windows += 1) {
    await body.read();
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
    expect(source.destroyed, `after ${windows} windows`).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(WINDOW_MS);
  expect(source.destroyed).toBe(true);
});

it('has patience with a source that makes the reader wait', async () => {
  const source = new Readable({ read() {} });
  const body = webStream(source, PACED).getReader();
  const first = body.read();
  await vi.advanceTimersByTimeAsync(4 * WINDOW_MS);
  expect(source.destroyed).toBe(false);
  source.push(CHUNK);
  expect((await first).value?.length).toBe(CHUNK.length);
});

it('without limits waits for its reader', async () => {
  const source = Readable.from([CHUNK, CHUNK], { objectMode: false });
  const body = webStream(source).getReader();
  await body.read();
  await vi.advanceTimersByTimeAsync(10 * WINDOW_MS);
  expect((await body.read()).value?.length).toBe(CHUNK.length);
});
