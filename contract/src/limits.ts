/** The limits and words of the forms (docs/services.md#forms), without zod, because a browser reads them too. */

export const LANGUAGES = ['pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const TEXT_MAX_CHARS = 200;
export const MESSAGE_MAX_CHARS = 5000;
export const QUOTE_MAX_TALENTS = 200;

export const PHOTO_FIELDS = ['image_1', 'image_2', 'image_3', 'image_4'] as const;
export type PhotoField = (typeof PHOTO_FIELDS)[number];
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 40_000_000;
/** An iPhone's photo, for services that say so in `photo_types` of their options. */
export const HEIC_TYPE = 'image/heic';

/** The kinds of files that the site makes of others and drops with them. */
export const DERIVED_KINDS = ['variants', 'previews', 'lastGood'] as const;

/** The errors of a text field: each issue's message is one of these keys. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'messageTooLong',
  'characters',
  'email',
  'date',
  'future',
  'choice',
  'talents',
  'consent',
  'sameName',
  'sameEmail',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. */
export function isRealDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

const ADULT_AGE_YEARS = 18;

/** Whole years of one born on `birthdate` on `day` (`yyyy-MM-dd`; 29 February: on 1 March). */
export const yearsOn = (birthdate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(4) < birthdate.slice(4) ? 1 : 0);

/** Whether one born on `birthdate` is under 18 on `day`. */
export const isMinorOn = (birthdate: string, day: string): boolean =>
  yearsOn(birthdate, day) < ADULT_AGE_YEARS;

/** The person who answers for a minor, in an entry of the agency as in an application. */
export const GUARDIAN = { name: 'guardian_name', email: 'guardian_email', phone: 'guardian_phone' } as const;

/** Ages that put a question: the year of today, or a wrong century, is typed easily. */
const [YOUNGEST_YEARS, OLDEST_YEARS] = [4, 99];
export const isUnlikelyAge = (years: number): boolean =>
  years >= 0 && (years < YOUNGEST_YEARS || years > OLDEST_YEARS);
