// zod/mini, because a browser loads these: a third of the size, checks as functions.
import * as z from 'zod/mini';
import {
  type FieldFault,
  isMinorOn,
  LANGUAGES,
  MESSAGE_MAX_CHARS,
  QUOTE_MAX_TALENTS,
  TEXT_MAX_CHARS,
} from './limits.ts';

/** Answer of every writing call: the entry is stored; `reference` is short and readable (AFM-7K3Q9). */
export const storedAnswer = z.object({
  id: z.union([z.number(), z.string()]),
  reference: z.string().check(z.regex(/^[A-Z]{2,5}-[0-9A-Z]{5,8}$/)),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

const fault = (key: FieldFault) => key;

const required = z.string(fault('required')).check(z.trim(), z.minLength(1, fault('required')));
/** One line of text; control characters have no business in it. */
const line = required.check(
  z.maxLength(TEXT_MAX_CHARS, fault('tooLong')),
  z.regex(/^\P{Cc}*$/u, fault('characters')),
);
const email = line.check(z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/u, fault('email')));
/** Forms send line ends as CR LF: they are counted and kept as one character. */
const message = z.string(fault('required')).check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
  z.trim(),
  z.minLength(1, fault('required')),
  z.maxLength(MESSAGE_MAX_CHARS, fault('tooLong')),
);

const missing = z.pipe(
  z.nullish(z.literal('')),
  z.transform(() => null),
);
/** A field that may be missing or empty: null then. */
const optional = <T>(field: z.ZodMiniType<T, string>) => z.union([missing, field]);

const parseJson = (text: string, { issues }: z.core.ParsePayload): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ code: 'custom', message: fault('choice'), input: text });
    return z.NEVER;
  }
};
const json = <T>(shape: z.ZodMiniType<T>) =>
  z.pipe(z.pipe(required.check(z.maxLength(500_000, fault('tooLong'))), z.transform(parseJson)), shape);

/** The chosen option of a list, as JSON `{ value, label }`; the label is the text that the sender saw. */
const choiceText = z
  .string(fault('choice'))
  .check(z.trim(), z.minLength(1, fault('choice')), z.maxLength(TEXT_MAX_CHARS, fault('tooLong')));
const choice = json(z.object({ value: choiceText, label: choiceText }, fault('choice')));
export type Choice = z.infer<typeof choice>;

/** POST /api/contact/{lang}. */
export const contactEntry = z.object({ name: line, email, message });
export type ContactEntry = z.infer<typeof contactEntry>;

const quotedTalent = z.object({ id: z.int(), name: z.string().check(z.maxLength(TEXT_MAX_CHARS)) });
const quotedTalents = z
  .array(quotedTalent, fault('talents'))
  .check(z.minLength(1, fault('talents')), z.maxLength(QUOTE_MAX_TALENTS, fault('talents')));

/** POST /api/favorites/{lang}; of each talent at least id and name are kept. */
export const quoteEntry = z.object({ name: line, email, phone: line, message, models: json(quotedTalents) });
export type QuoteEntry = z.infer<typeof quoteEntry>;

const isoBirthdate = z.pipe(required, z.iso.date(fault('date')));

/** To what somebody agreed, when and in which language. */
export const consent = z.object({
  version: choiceText,
  accepted_at: z.iso.datetime({ offset: true }),
  language: z.enum(LANGUAGES),
});
export type Consent = z.infer<typeof consent>;

const EARLIEST_BIRTHDATE = '1900-01-01';

/** Rules that look at the birthdate are told together with those of the other fields, once it is a date. */
const bornOf = (written: unknown) => z.object({ birthdate: z.iso.date() }).safeParse(written).data?.birthdate;
const whenDated = { when: ({ value }: { value: unknown }) => bornOf(value) !== undefined };

type Spelling<C> = {
  choice: z.ZodMiniType<Choice, string>;
  birthdate: z.ZodMiniType<string, string>;
  consent: z.ZodMiniType<C | null>;
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
    .check(
      z.refine(({ birthdate }) => birthdate <= day, {
        path: ['birthdate'],
        message: fault('future'),
        ...whenDated,
      }),
      z.refine(({ birthdate }) => birthdate >= EARLIEST_BIRTHDATE, {
        path: ['birthdate'],
        message: fault('date'),
        ...whenDated,
      }),
      z.refine(({ guardian_name }) => guardian_name, {
        path: ['guardian_name'],
        message: fault('required'),
        ...whenMinor,
      }),
      z.refine(({ guardian_email }) => guardian_email, {
        path: ['guardian_email'],
        message: fault('required'),
        ...whenMinor,
      }),
      z.refine((entry) => entry.consent, { path: ['consent'], message: fault('consent'), ...whenMinor }),
    );
}

/**
 * The text fields of POST /api/get-scouted/{lang}, sent on `day` (`yyyy-MM-dd`, America/Sao_Paulo). Those under 18 on
 * that day need guardian_name, guardian_email and consent.
 */
export const applicationEntry = (day: string) => applicationIn(day, WIRE);

/** The same rules for a form that spells date, choices and consent its own way. */
export const applicationFormEntry = applicationIn;
