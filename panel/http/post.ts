import type { Endpoint } from 'payload';

/** An endpoint of a collection, below /cms-api/{slug}, that answers POST. */
export const post = (path: string, handler: Endpoint['handler']): Endpoint => ({
  path,
  method: 'post',
  handler,
});
