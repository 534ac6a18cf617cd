import type { Endpoint } from 'payload';

/** An endpoint that answers POST: of a collection below /cms-api/{slug}, of the panel below /cms-api. */
export const post = (path: string, handler: Endpoint['handler']): Endpoint => ({
  path,
  method: 'post',
  handler,
});
