import type { IncomingMessage } from 'node:http';
import type { Capacity } from './capacity.ts';
import type { Allowance } from './check-head.ts';
import { Refused } from './refusal.ts';

const RETRY_AFTER_S = 10;

/** Reads a body into memory. Throws `over` when it is too long, 503 when too many are being read, stream errors. */
export async function readBody(
  req: IncomingMessage,
  { bytes, over }: Allowance,
  room: Capacity,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      const next = length + chunk.length;
      if (next > bytes) throw over;
      if (!room.grow(length, next)) {
        throw new Refused({ status: 503, message: 'Too many bodies at once', retryAfterS: RETRY_AFTER_S });
      }
      length = next;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    room.leave(length);
  }
}
