import { z } from 'zod';
import { language } from './primitives.ts';

/** Answer of every writing call: the entry is stored; `reference` is short and readable (AFM-7K3Q9). */
export const storedAnswer = z.object({
  id: z.union([z.number(), z.string()]),
  reference: z.string().regex(/^[A-Z]{2,5}-[0-9A-Z]{5,8}$/),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** Limits of text fields, in characters (CONTRACT, Panel, writing). */
export const TEXT_MAX_CHARS = 200;
export const MESSAGE_MAX_CHARS = 5000;
export const QUOTE_MAX_TALENTS = 200;

/** Limits of the photos of an application. */
export const PHOTO_FIELDS = ['image_1', 'image_2', 'image_3', 'image_4'] as const;
export type PhotoField = (typeof PHOTO_FIELDS)[number];
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 40_000_000;

/** What can be wrong with a text field: the message of each issue is one of these keys. */
export const FIELD_FAULTS = [
  'required',
  'tooLong',
  'characters',
  'email',
  'date',
  'future',
  'choice',
  'talents',
  'consent',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];
const fault = (key: FieldFault) => key;

const required = z.string(fault('required')).trim().min(1, fault('required'));
/** One line of text; control characters have no business in it. */
const line = required.max(TEXT_MAX_CHARS, fault('tooLong')).regex(/^\P{Cc}*$/u, fault('characters'));
const email = line.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/u, fault('email'));
/** Forms send line ends as CR LF: they are counted and kept as one character. */
const message = z
  .string(fault('required'))
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .min(1, fault('required'))
  .max(MESSAGE_MAX_CHARS, fault('tooLong'));

/** A field that may be missing or empty: null then. */
const optional = <T>(field: z.ZodType<T, string>) =>
  z
    .literal('')
    .nullish()
    .transform(() => null)
    .or(field);

const parseJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: fault('choice') });
    return z.NEVER;
  }
};
const json = <T>(shape: z.ZodType<T>) =>
  required.max(500_000, fault('tooLong')).transform(parseJson).pipe(shape);

/** The chosen option of a list, as JSON `{ value, label }`; the label is the text that the sender saw. */
const choiceText = z
  .string(fault('choice'))
  .trim()
  .min(1, fault('choice'))
  .max(TEXT_MAX_CHARS, fault('tooLong'));
const choice = json(z.object({ value: choiceText, label: choiceText }, fault('choice')));
export type Choice = z.infer<typeof choice>;

/** POST /api/contact/{lang}. */
export const contactEntry = z.object({ name: line, email, message });
export type ContactEntry = z.infer<typeof contactEntry>;

const quotedTalents = z
  .array(z.object({ id: z.number().int(), name: z.string().max(TEXT_MAX_CHARS) }), fault('talents'))
  .min(1, fault('talents'))
  .max(QUOTE_MAX_TALENTS, fault('talents'));

/** POST /api/favorites/{lang}; of each talent at least id and name are kept. */
export const quoteEntry = z.object({ name: line, email, phone: line, message, models: json(quotedTalents) });
export type QuoteEntry = z.infer<typeof quoteEntry>;

/** The text fields of POST /api/get-scouted/{lang}, before the rule about minors. */
export const applicationFields = z.object({
  realname: line,
  name: line,
  gender: choice,
  birthdate: required.pipe(z.iso.date(fault('date'))),
  email,
  height: line,
  instagr: line,
  phone: line,
  country: choice,
  id_state: choice,
  basedin: optional(choice),
  guardian_name: optional(line),
  guardian_email: optional(email),
  guardian_phone: optional(line),
});

/** To what somebody agreed, when and in which language. */
export const consent = z.object({
  version: choiceText,
  accepted_at: z.iso.datetime({ offset: true }),
  language,
});
export type Consent = z.infer<typeof consent>;

const ADULT_AGE_YEARS = 18;

/** Whether somebody born on `birthdate` is under 18 on `day` (both `yyyy-MM-dd`; born 29 February: adult on 1 March). */
export function isMinorOn(birthdate: string, day: string): boolean {
  const [year = '', ...monthAndDay] = birthdate.split('-');
  return day < [String(Number(year) + ADULT_AGE_YEARS).padStart(4, '0'), ...monthAndDay].join('-');
}

const EARLIEST_BIRTHDATE = '1900-01-01';

const bornOf = (written: unknown) => z.object({ birthdate: z.iso.date() }).safeParse(written).data?.birthdate;

/**
 * POST /api/get-scouted/{lang}, sent on `day` (`yyyy-MM-dd`, America/Sao_Paulo). Those under 18 on that day need
 * guardian_name, guardian_email and consent; these rules are told together with those of the other fields.
 */
export function applicationEntry<C>(day: string, agreed: z.ZodType<C | null, string | null | undefined>) {
  const whenMinor = {
    when: ({ value }: { value: unknown }) => {
      const born = bornOf(value);
      return born !== undefined && born <= day && isMinorOn(born, day);
    },
  };
  return applicationFields
    .extend({ consent: agreed })
    .refine(({ birthdate }) => birthdate <= day, {
      path: ['birthdate'],
      message: fault('future'),
      when: ({ value }) => bornOf(value) !== undefined,
    })
    .refine(({ birthdate }) => birthdate >= EARLIEST_BIRTHDATE, {
      path: ['birthdate'],
      message: fault('date'),
      when: ({ value }) => bornOf(value) !== undefined,
    })
    .refine(({ guardian_name }) => Boolean(guardian_name), {
      path: ['guardian_name'],
      message: fault('required'),
      ...whenMinor,
    })
    .refine(({ guardian_email }) => Boolean(guardian_email), {
      path: ['guardian_email'],
      message: fault('required'),
      ...whenMinor,
    })
    .refine((entry) => Boolean(entry.consent), {
      path: ['consent'],
      message: fault('consent'),
      ...whenMinor,
    });
}

/** The consent as it travels: JSON, or nothing. */
export const consentText = optional(json(consent));
