import * as z from 'zod';
import {
  type FieldFault,
  isMinorOn,
  MESSAGE_MAX_CHARS,
  QUOTE_MAX_TALENTS,
  TEXT_MAX_CHARS,
} from './limits.ts';
import { language } from './primitives.ts';

/** Answer of every writing call: the entry is stored; `reference` is short and readable (AFM-7K3Q9). */
export const storedAnswer = z.object({
  id: z.union([z.number(), z.string()]),
  reference: z.string().regex(/^[A-Z]{2,5}-[0-9A-Z]{5,8}$/),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

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

const isoBirthdate = required.pipe(z.iso.date(fault('date')));

/** To what somebody agreed, when and in which language. */
export const consent = z.object({
  version: choiceText,
  accepted_at: z.iso.datetime({ offset: true }),
  language,
});
export type Consent = z.infer<typeof consent>;

const EARLIEST_BIRTHDATE = '1900-01-01';

/** Rules that look at the birthdate are told together with those of the other fields, once it is a date. */
const bornOf = (written: unknown) => z.object({ birthdate: z.iso.date() }).safeParse(written).data?.birthdate;
const whenDated = { when: ({ value }: { value: unknown }) => bornOf(value) !== undefined };

type Spelling<C> = {
  choice: z.ZodType<Choice, string>;
  birthdate: z.ZodType<string, string>;
  consent: z.ZodType<C | null>;
};

/** How fields are spelled on the wire: JSON choices and consent, `yyyy-MM-dd`. */
const WIRE: Spelling<Consent> = { choice, birthdate: isoBirthdate, consent: optional(json(consent)) };

function applicationIn<C>(day: string, spelling: Spelling<C>) {
  const whenMinor = {
    when: ({ value }: { value: unknown }) => {
      const born = bornOf(value);
      return born !== undefined && born <= day && isMinorOn(born, day);
    },
  };
  return z
    .object({
      realname: line,
      name: line,
      gender: spelling.choice,
      birthdate: spelling.birthdate,
      email,
      height: line,
      instagr: line,
      phone: line,
      country: spelling.choice,
      id_state: spelling.choice,
      basedin: optional(spelling.choice),
      guardian_name: optional(line),
      guardian_email: optional(email),
      guardian_phone: optional(line),
      consent: spelling.consent,
    })
    .refine(({ birthdate }) => birthdate <= day, {
      path: ['birthdate'],
      message: fault('future'),
      ...whenDated,
    })
    .refine(({ birthdate }) => birthdate >= EARLIEST_BIRTHDATE, {
      path: ['birthdate'],
      message: fault('date'),
      ...whenDated,
    })
    .refine(({ guardian_name }) => guardian_name, {
      path: ['guardian_name'],
      message: fault('required'),
      ...whenMinor,
    })
    .refine(({ guardian_email }) => guardian_email, {
      path: ['guardian_email'],
      message: fault('required'),
      ...whenMinor,
    })
    .refine((entry) => entry.consent, { path: ['consent'], message: fault('consent'), ...whenMinor });
}

/**
 * The text fields of POST /api/get-scouted/{lang}, sent on `day` (`yyyy-MM-dd`, America/Sao_Paulo). Those under 18 on
 * that day need guardian_name, guardian_email and consent.
 */
export const applicationEntry = (day: string) => applicationIn(day, WIRE);

/** The same rules for a form that spells date, choices and consent its own way. */
export const applicationFormEntry = applicationIn;
