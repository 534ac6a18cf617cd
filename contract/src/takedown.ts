import { z } from 'zod';
import { each } from './each.ts';
import { DERIVED_KINDS } from './limits.ts';
import { revalidateBody } from './publishing.ts';

export const TAKEDOWN_MAX_FILES = 500;

/** A file of a takedown: its path under the storage base, or its absolute address. */
const takenFile = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}]+$/u);

/** Body of POST {SITE_URL}/api/revalidate; with `files`, even empty, it is a takedown: derived files go. */
export const revalidationPayload = revalidateBody.extend({
  files: z.array(takenFile).max(TAKEDOWN_MAX_FILES).optional(),
});

const count = z.number().int().min(0);

/** Its answer; after a takedown `removed` counts the derived files of each kind, if the site says so. */
export const revalidationAnswer = z.object({
  removed: z.object(each(DERIVED_KINDS, () => count)).optional(),
});
