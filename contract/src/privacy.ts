import { z } from 'zod';
import { language } from './primitives.ts';

/** Entity `privacy`: `content` is HTML, `version` names the wording, `keep_months` is for applications. */
export const privacyText = z.object({
  language,
  title: z.string().min(1),
  content: z.string().min(1),
  updated_at: z.string(),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  keep_months: z.object({ adults: z.int().min(1), minors: z.int().min(1) }).nullish(),
});
export type PrivacyText = z.infer<typeof privacyText>;
