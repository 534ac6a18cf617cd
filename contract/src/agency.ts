import * as z from 'zod';
import { orNull, textOrNull } from './primitives.ts';

const words = orNull(z.object({ pt: textOrNull, en: textOrNull }));

/** An accent colour: `#rrggbb`. */
export const accentColour = z.string().regex(/^#[0-9a-f]{6}$/i);

const ENDING_MAX = 40;

/** Whether every system can end a file's name so: no sign that one of them refuses, no dot at its end. */
export const isFileNameEnding = (text: string): boolean =>
  text.length <= ENDING_MAX && /^[\p{L}\p{N}][^\p{C}/\\:*?"<>|]*(?<![\s.])$/u.test(text);

/**
 * GET {PANEL}/api/agency: the agency. `about` is HTML, `mark` the path of an SVG, `download_ending` ends names of
 * downloads, `answer_days` are working days to an answer. Each may be null or missing.
 */
export const agencyAnswer = z.object({
  name: textOrNull,
  since: orNull(z.number().int()),
  phone: textOrNull,
  email: textOrNull,
  address: textOrNull,
  whatsapp: textOrNull,
  reference_prefix: textOrNull,
  download_ending: textOrNull,
  answer_days: orNull(z.number().int().positive()),
  accent: orNull(accentColour),
  mark: textOrNull,
  slogan: words,
  statement: words,
  about: words,
});
export type AgencyAnswer = z.infer<typeof agencyAnswer>;
