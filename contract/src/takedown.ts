import { z } from 'zod';
import { each } from './each.ts';
import { DERIVED_KINDS } from './limits.ts';
import { revalidateBody } from './publishing.ts';

/** Files that one call may name. */
export const TAKEDOWN_MAX_FILES = 500;

/** A file of a takedown: its path under the storage base, or its absolute address. */
const takenFile = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}]+$/u);

/** Body of POST {SITE_URL}/api/revalidate. With `files`, even an empty list, the site drops what derives from them and from the tagged talents. */
export const newsBody = revalidateBody.extend({
  files: z.array(takenFile).max(TAKEDOWN_MAX_FILES).optional(),
});

const count = z.number().int().min(0);

/** Its answer; `removed` is there after a takedown: how many files of each kind derived from it. Foreign sites may say less. */
export const newsAnswer = z.object({
  removed: z.object(each(DERIVED_KINDS, () => count)).optional(),
});
