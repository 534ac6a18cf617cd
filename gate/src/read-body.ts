import type { IncomingMessage } from 'node:http';
import { tooLarge } from './check-head.ts';
import { Refused } from './refusal.ts';
import type { Room } from './room.ts';

const RETRY_AFTER_S = 10;

/**
 * Reads a body into memory. Throws 413 once it is longer than `maxBytes`, 503 where too many others are being read; an
 * error of the stream if the sender leaves. What was read of a refused body belongs to nobody.
 */
export async function readBody(req: IncomingMessage, maxBytes: number, room: Room): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      const next = length + chunk.length;
      if (next > maxBytes) throw tooLarge(maxBytes);
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
