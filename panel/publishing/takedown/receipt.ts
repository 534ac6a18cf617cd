import { each } from '@passarela/contract/each';
import { DERIVED_KINDS } from '@passarela/contract/limits';
import { z } from 'zod/mini';
import type { Takedown } from '../../platform/db/payload-types.ts';

const count = z.number();
const site = z.object({ site: z.string(), ms: count, ...each(DERIVED_KINDS, () => count) });

/** A receipt as staff read it. `tookMs` and `sites` are null while a site has not answered. */
export const receipt = z.object({
  id: count,
  at: count,
  by: z.nullable(count),
  cause: z.string(),
  subject: z.string(),
  subjectId: z.nullable(count),
  files: z.array(z.string()),
  kept: z.array(z.object({ file: z.string(), by: z.array(z.string()) })),
  tookMs: z.nullable(count),
  sites: z.nullable(z.array(site)),
  /** Open packages in which the talent is unavailable; titles for those who may read packages. */
  packages: z.optional(z.object({ count, titles: z.array(z.string()) })),
  /** Names of people and entries by `slug id`, as they are when it is read; without one it is gone. */
  names: z.optional(z.record(z.string(), z.string())),
});
export type Receipt = z.infer<typeof receipt>;

/** A stored row as a receipt; throws if a row is none. */
export const receiptOf = ({ started_at, subject_id, took_ms, by, sites, ...row }: Takedown): Receipt =>
  receipt.parse({
    ...row,
    by: by ?? null,
    at: started_at,
    subjectId: subject_id ?? null,
    tookMs: took_ms ?? null,
    sites: sites ?? null,
  });
