import * as z from 'zod/mini';
import {
  applicationRules,
  choiceText,
  chosen,
  error,
  optional,
  required,
  type Spelling,
  typedQuote,
} from './form-rules.ts';
import { isRealDay, LANGUAGES, QUOTE_MAX_TALENTS, TEXT_MAX_CHARS } from './limits.ts';

const COVER_MAX_CHARS = 1_000;

/**
 * Answer of every writing call: the entry is stored; `reference` is short and readable (AFM-7K3Q9). `sends_mail`:
 * whether the sender gets it by mail.
 */
export const storedAnswer = z.object({
  id: z.union([z.number(), z.string()]),
  reference: z.string().check(z.regex(/^[A-Z]{2,5}-[0-9A-Z]{5,8}$/)),
  sends_mail: z.optional(z.boolean()),
});

const parseJson = (text: string, { issues }: z.core.ParsePayload): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ code: 'custom', message: error('choice'), input: text });
    return z.NEVER;
  }
};
const json = <T>(shape: z.ZodMiniType<T>, maxChars = 500_000) =>
  z.pipe(z.pipe(required.check(z.maxLength(maxChars, error('tooLong'))), z.transform(parseJson)), shape);

const choice = json(chosen);

/** Sent along with the request, never a reason to refuse it: left out if it makes no sense. */
const extra = <T>(shape: z.ZodMiniType<T>) => z.catch(z.optional(shape), undefined);

/** A favourite as the browser sends it, with the facts of its card. */
const quotedTalent = z.object({
  id: z.int(),
  name: z.string().check(z.maxLength(TEXT_MAX_CHARS)),
  section: extra(z.enum(['models', 'cast'])),
  gender: extra(z.enum(['man', 'woman', 'other'])),
  cover: extra(z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(COVER_MAX_CHARS)))),
});
const quotedTalents = z
  .array(quotedTalent, error('talents'))
  .check(z.minLength(1, error('talents')), z.maxLength(QUOTE_MAX_TALENTS, error('talents')));

/** A request for a quote as the browser sends it to the site: of each talent the fields of its card. */
export const quoteEntry = z.extend(typedQuote, { models: json(quotedTalents) });

/** Room for 200 rows of 10,000 characters. */
const MODELS_MAX_CHARS = 2_000_000;
const NOT_STORED = ['birthdate', 'birth_year', 'minor'];

/** A favourite whole: the row of the list, whatever is in it, but nothing of a birthdate. */
const quotedRow = z.pipe(
  z.looseObject({ id: z.int(), name: z.string().check(z.maxLength(TEXT_MAX_CHARS)) }),
  z.transform((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_STORED.includes(name))),
  ),
);
const quotedRows = z
  .array(quotedRow, error('talents'))
  .check(z.minLength(1, error('talents')), z.maxLength(QUOTE_MAX_TALENTS, error('talents')));

/** POST /api/favorites/{lang}: the favourites whole. */
export const wholeQuoteEntry = z.extend(typedQuote, { models: json(quotedRows, MODELS_MAX_CHARS) });

const isoBirthdate = z.pipe(required, z.string().check(z.refine(isRealDay, error('date'))));

/** The text of a consent, when and in which language. */
export const consent = z.object({
  version: choiceText,
  accepted_at: z.iso.datetime({ offset: true }),
  language: z.enum(LANGUAGES),
});
export type Consent = z.infer<typeof consent>;

/** How fields are spelled on the wire: JSON choices and consent, `yyyy-MM-dd`. */
const WIRE: Spelling<Consent> = { choice, birthdate: isoBirthdate, consent: optional(json(consent)) };

/** POST /api/get-scouted/{lang} on `day` (`yyyy-MM-dd`, America/Sao_Paulo); under 18 with a guardian. */
export const applicationEntry = (day: string) => applicationRules(day, WIRE);
