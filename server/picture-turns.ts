import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { createFairTurns } from './fair-turns.ts';
import { visitorOf } from './visitor-address.ts';

const PICTURE = /^\/_next\/image\?/;
const RETRY_S = '5';

/** Scaling a picture takes a core for some tenths of a second; from the cache it takes milliseconds. */
const LIMITS = { atOnce: Math.max(4, 2 * availableParallelism()), waiting: 300 };

/**
 * Makes the optimizer's pictures in turn by visitor, so that a flood of new sizes delays nobody else; other requests
 * pass.
 */
export function createPictureTurns(limits = LIMITS) {
  const take = createFairTurns(limits);
  return async (req: IncomingMessage, res: ServerResponse, handle: () => Promise<void>): Promise<void> => {
    if (!PICTURE.test(req.url ?? '')) return handle();
    const turn = take(visitorOf(req));
    if (!turn) {
      res.writeHead(503, { 'Retry-After': RETRY_S, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const leave = await turn;
    res.once('close', leave);
    if (res.destroyed) leave();
    else await handle().finally(leave);
  };
}
