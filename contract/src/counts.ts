import { z } from 'zod';

/** One minute of one site has no more talents, and no talent more visits. */
const TALENTS_MAX = 5_000;
const COUNT_MAX = 100_000;

const sums = z
  .record(z.string().regex(/^[1-9]\d{0,9}$/), z.number().int().min(1).max(COUNT_MAX))
  .refine((each) => Object.keys(each).length <= TALENTS_MAX, 'too many talents')
  .default({});

/** Body of POST {PANEL}/api/counts: sums of a minute by talent id. 204, 404 if nothing is counted. */
export const countsBody = z.object({ seen: sums, favourited: sums });
