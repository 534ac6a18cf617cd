import type { Endpoint, PayloadRequest } from 'payload';
import { TooBusy } from '../errors/too-busy.ts';

const BUSY_SECONDS = 10;

const busy = (error: TooBusy): Response =>
  Response.json(
    { errors: [{ message: error.message }] },
    { status: error.status, headers: { 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' } },
  );

/** An endpoint that answers POST below /cms-api/{slug}, or /cms-api. A flood gets a time to wait. */
export const post = (path: string, handler: Endpoint['handler']): Endpoint => ({
  path,
  method: 'post',
  handler: async (req: PayloadRequest) => {
    try {
      return await handler(req);
    } catch (error) {
      if (error instanceof TooBusy) return busy(error);
      throw error;
    }
  },
});
