// zod/mini, because browsers load these rules: a third of the size, checks as functions.
import * as z from 'zod/mini';
import { clean, type Kind } from './clean.ts';
import { foldSearch } from './fold-search.ts';
import { type FieldError, isMinorOn, isRealDay, MESSAGE_MAX_CHARS, TEXT_MAX_CHARS } from './limits.ts';

export const error = (key: FieldError) => key;

export const required = z.string(error('required')).check(z.trim(), z.minLength(1, error('required')));
/** One line of text; control characters have no business in it. */
const lineOf = (kind: Kind) =>
  z.string(error('required')).check(
    z.overwrite((text) => clean(text, kind)),
    z.minLength(1, error('required')),
    z.maxLength(TEXT_MAX_CHARS, error('tooLong')),
    z.regex(/^\P{Cc}*$/u, error('characters')),
  );
const line = lineOf('text');
/** A height, a name at Instagram: letters and digits that a machine may read. */
const code = lineOf('code');
const phone = lineOf('phone');
/** An address that mail can be sent to: one @, a domain with an end, no dot at an edge or beside another. */
const email = lineOf('email').check(
  z.regex(
    /^(?!\.|.*\.\.|.*\.@|.*@[.-])[^\s@,;:<>"()[\]]+@[^\s@,;:<>"()[\]]+\.[^\s@.,;:<>"()[\]]{2,}$/u,
    error('email'),
  ),
);
/** Forms send line ends as CR LF: they count and are stored as one character. */
const message = z.string(error('required')).check(
  z.overwrite((text) => clean(text.replace(/\r\n?/g, '\n'), 'text')),
  z.minLength(1, error('required')),
  z.maxLength(MESSAGE_MAX_CHARS, error('messageTooLong')),
);

const missing = z.pipe(
  z.nullish(z.literal('')),
  z.transform(() => null),
);
/** A field that may be missing or empty: null then. */
export const optional = <T>(field: z.ZodMiniType<T, string>) => z.union([missing, field]);

/** The chosen option of a list, as JSON `{ value, label }`; the label is the text that the sender saw. */
export const choiceText = z.string(error('choice')).check(
  z.overwrite((text) => clean(text, 'text')),
  z.minLength(1, error('choice')),
  z.maxLength(TEXT_MAX_CHARS, error('tooLong')),
);
export const chosen = z.object({ value: choiceText, label: choiceText }, error('choice'));
export type Choice = z.infer<typeof chosen>;

/** Whether a text is the choice of nothing: `{ "value": "", "label": "" }`. */
function isNoChoice(text: string): boolean {
  try {
    const { value, label }: { value?: unknown; label?: unknown } = JSON.parse(text) ?? {};
    return [value, label].every((part) => typeof part === 'string' && part.trim() === '');
  } catch {
    return false;
  }
}
const noChoice = z.pipe(
  z.string().check(z.refine(isNoChoice)),
  z.transform(() => null),
);

/** POST /api/contact/{lang}. */
export const contactEntry = z.object({ name: line, email, message });

export const typedQuote = z.object({ name: line, email, phone, message });

const EARLIEST_BIRTHDATE = '1900-01-01';

/** Rules about the birthdate are reported together with those of the other fields, once it is a date. */
function bornOf(written: unknown): string | undefined {
  if (typeof written !== 'object' || written === null || !('birthdate' in written)) return;
  const { birthdate } = written;
  return typeof birthdate === 'string' && isRealDay(birthdate) ? birthdate : undefined;
}
type When = { when: (payload: { value: unknown }) => boolean };
const rule = <T>(holds: (entry: T) => unknown, field: keyof T & string, key: FieldError, { when }: When) =>
  z.refine<T>(holds, { path: [field], message: error(key), when });
const whenDated = { when: ({ value }: { value: unknown }) => bornOf(value) !== undefined };

export type Spelling<C> = {
  choice: z.ZodMiniType<Choice, string>;
  birthdate: z.ZodMiniType<string, string>;
  consent: z.ZodMiniType<C | null>;
};

/** Whether two texts differ, capitals, accents and spaces aside; either may be missing beside other errors. */
const differ =
  <K extends string>(one: K, other: K) =>
  (entry: Partial<Record<K, string | null>>) =>
    !entry[one] || foldSearch(entry[one]) !== foldSearch(entry[other] ?? '');

const NO_GUARDIAN = { guardian_name: '', guardian_email: '', guardian_phone: '', consent: '' };

/** Rules of an application on `day` (`yyyy-MM-dd`), however spelled; guardian fields count under 18 only. */
export function applicationRules<C>(day: string, spelling: Spelling<C>) {
  const isMinor = (born: string | undefined) => born !== undefined && born <= day && isMinorOn(born, day);
  const whenMinor = { when: ({ value }: { value: unknown }) => isMinor(bornOf(value)) };
  const written = z.pipe(
    z.looseObject({}),
    z.transform((fields) => {
      const { data } = spelling.birthdate.safeParse(fields.birthdate);
      return isMinor(data) ? fields : { ...fields, ...NO_GUARDIAN };
    }),
  );
  const rules = z
    .object({
      realname: line,
      name: line,
      gender: spelling.choice,
      birthdate: spelling.birthdate,
      email,
      height: code,
      instagr: code,
      phone,
      country: spelling.choice,
      id_state: spelling.choice,
      basedin: z.union([missing, noChoice, spelling.choice]),
      guardian_name: optional(line),
      guardian_email: optional(email),
      guardian_phone: optional(phone),
      consent: spelling.consent,
    })
    .check(
      rule(({ birthdate }) => birthdate <= day, 'birthdate', 'future', whenDated),
      rule(({ birthdate }) => birthdate >= EARLIEST_BIRTHDATE, 'birthdate', 'date', whenDated),
      rule(({ guardian_name }) => guardian_name, 'guardian_name', 'required', whenMinor),
      rule(({ guardian_email }) => guardian_email, 'guardian_email', 'required', whenMinor),
      rule(differ('guardian_name', 'realname'), 'guardian_name', 'sameName', whenMinor),
      rule(differ('guardian_email', 'email'), 'guardian_email', 'sameEmail', whenMinor),
      rule(({ consent }) => consent, 'consent', 'consent', whenMinor),
    );
  return z.pipe(written, rules);
}
