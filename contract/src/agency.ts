import * as z from 'zod';
import { focus, orNull, textOrNull } from './primitives.ts';

const words = orNull(z.object({ pt: textOrNull, en: textOrNull }));

/** An accent colour: `#rrggbb`. */
export const accentColour = z.string().regex(/^#[0-9a-f]{6}$/i);

const ENDING_MAX = 40;

/** Whether every system can end a file's name so: no sign that one of them refuses, no dot at its end. */
export const isFileNameEnding = (text: string): boolean =>
  text.length <= ENDING_MAX && /^[\p{L}\p{N}][^\p{C}/\\:*?"<>|]*(?<![\s.])$/u.test(text);

/** The days of a week, in its order, as opening hours name them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A time of day: `09:00`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** From `from` to `to`, both days included, `opens` to `closes`; `to` is null for one day. */
const openingHours = z.object({
  from: z.enum(WEEKDAYS),
  to: orNull(z.enum(WEEKDAYS)),
  opens: clockTime,
  closes: clockTime,
});
export type OpeningHours = z.infer<typeof openingHours>;

/** Somebody of the agency; `photo` is a path of a picture. */
const teamMember = z.object({
  name: z.string().min(1),
  role: words,
  photo: textOrNull,
  photo_focus: orNull(focus),
});

const network = z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) });

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((rows) => rows ?? []);

/**
 * GET {PANEL}/api/agency: the agency. `about` is HTML, `mark` the path of an SVG, `download_ending` ends names of
 * downloads, `answer_days` are working days to an answer, `cnpj` is its number in the Brazilian register of companies,
 * `place` the path of a picture of its rooms, `networks` are further than Instagram. Each may be null or missing; a
 * list is then empty. `sends_mail`: whether the service sends mails by itself, such as a confirmation of an entry.
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
  legal_name: textOrNull,
  cnpj: textOrNull,
  hours: list(openingHours),
  people: list(teamMember),
  networks: list(network),
  clients: list(z.string().min(1)),
  place: textOrNull,
  place_focus: orNull(focus),
  sends_mail: orNull(z.boolean().nullable().catch(null)),
});
export type AgencyAnswer = z.infer<typeof agencyAnswer>;
