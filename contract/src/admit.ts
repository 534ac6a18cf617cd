import { z } from 'zod';

/**
 * Body of POST {PANEL}/api/admit, an optional call: counts one more of `bucket` (`form`, `download`) for `key`, an HMAC of
 * the visitor's address group. 204, or 429 with `Retry-After`; 404 where the service has no such bucket or call.
 */
export const admitBody = z.object({
  bucket: z.string().min(1).max(40),
  key: z.string().regex(/^[\w-]{16,100}$/),
});
