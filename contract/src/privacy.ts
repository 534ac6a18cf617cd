import { z } from 'zod';
import { language } from './primitives.ts';

/**
 * The privacy page in one language (entity `privacy`; a service without one answers `[]`). `content` is HTML; `version` names
 * this wording in a guardian's consent; `keep_months` is how long applications are kept.
 */
export const privacyText = z.object({
  language,
  title: z.string().min(1),
  content: z.string().min(1),
  updated_at: z.string(),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  keep_months: z.object({ adults: z.int().min(1), minors: z.int().min(1) }).nullish(),
});
export type PrivacyText = z.infer<typeof privacyText>;
