import type { IncomingMessage } from 'node:http';

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
