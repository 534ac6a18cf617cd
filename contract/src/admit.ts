import { z } from 'zod';

/** POST {PANEL}/api/admit; `key`: HMAC of an address group or a device’s key. 204, 404, 429 with `Retry-After`. */
export const admitBody = z.object({
  bucket: z.string().min(1).max(40),
  key: z.string().regex(/^[\w-]{16,100}$/),
});
