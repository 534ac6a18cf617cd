import * as z from 'zod';
import { orNull, textOrNull } from './primitives.ts';

const words = orNull(z.object({ pt: textOrNull, en: textOrNull }));

/** An accent colour: `#rrggbb`. */
export const accentColour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** GET {PANEL}/api/agency: who the agency is. `about` is HTML, `mark` the path of an SVG. Each may be null. */
export const agencyAnswer = z.object({
  name: textOrNull,
  since: orNull(z.number().int()),
  phone: textOrNull,
  email: textOrNull,
  address: textOrNull,
  whatsapp: textOrNull,
  reference_prefix: textOrNull,
  accent: orNull(accentColour),
  mark: textOrNull,
  slogan: words,
  statement: words,
  about: words,
});
export type AgencyAnswer = z.infer<typeof agencyAnswer>;
