import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

export type Pace = { minBytesPerSecond: number; windowMs: number };

export const PACE: Pace = { minBytesPerSecond: 4096, windowMs: 15_000 };

/** Calls `onSlow` once a sender stays below the pace for one window; pauses of the reader do not count. */
export function watchPace(
  req: IncomingMessage,
  { minBytesPerSecond, windowMs }: Pace,
  onSlow: () => void,
): void {
  const { socket } = req;
  const wanted = (minBytesPerSecond * windowMs) / 1000;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const sent = socket.bytesRead - before;
    before = socket.bytesRead;
    const isWaitedFor = req.readableLength < req.readableHighWaterMark;
    if (req.complete) clearInterval(timer);
    else if (sent < wanted && isWaitedFor) {
      clearInterval(timer);
      onSlow();
    }
  }, windowMs).unref();
  for (const end of ['end', 'close']) req.once(end, () => clearInterval(timer));
}

/** The header of a stream's length: Next 16.4 drops a route handler's `Content-Length` (`send-response.js`). */
export const STATED_LENGTH_HEADER = 'x-passarela-length';

export function keepStatedLength(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res);
  const keep = () => {
    const length = res.getHeader(STATED_LENGTH_HEADER);
    if (length === undefined) return;
    res.removeHeader(STATED_LENGTH_HEADER);
    res.setHeader('Content-Length', String(length));
  };
  res.writeHead = (status: number, ...rest: unknown[]) => {
    keep();
    return Reflect.apply(writeHead, res, [status, ...rest]);
  };
}

type Reading = Pace & { wholeMs: number };

/** For answers that hold a place which others wait for: as slow as a sender may be, and ten minutes in all. */
export const PACED: Reading = { ...PACE, wholeMs: 10 * 60_000 };

/** Calls `onSlow` once the reader took too little in a window in which it was waited for, or the whole time is over. */
function watchReader(
  source: Readable,
  { minBytesPerSecond, windowMs, wholeMs }: Reading,
  onSlow: () => void,
) {
  const wanted = (minBytesPerSecond * windowMs) / 1000;
  const state = { taken: 0, isWaitedFor: false };
  let leftMs = wholeMs;
  const timer = setInterval(() => {
    leftMs -= windowMs;
    if (leftMs <= 0 || (state.isWaitedFor && state.taken < wanted)) onSlow();
    state.taken = 0;
  }, windowMs).unref();
  source.once('close', () => clearInterval(timer));
  return state;
}

/**
 * A Node stream as an answer's body: read as fast as it is sent, ended when the reader leaves. With `limits` a
 * reader who is too slow is disconnected, so that nobody occupies a slot by not reading.
 */
export function webStream(source: Readable, limits?: Reading): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let reader: ReturnType<typeof watchReader> | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (!limits) return;
      reader = watchReader(source, limits, () => {
        const slow = new Error('The reader is too slow');
        controller.error(slow);
        source.destroy(slow);
      });
    },
    async pull(controller) {
      if (reader) reader.isWaitedFor = false;
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
      if (!reader || done) return;
      reader.taken += value.length;
      reader.isWaitedFor = true;
    },
    async cancel() {
      source.destroy();
    },
  });
}
