import '@/lib/forms/zod-in-browser';

import { TEXT_MAX_CHARS } from '@passarela/contract/limits';
import { applicationFormEntry } from '@passarela/contract/writing';
import * as z from 'zod';
import { decodeChoice } from '@/lib/forms/choice';
import { dayAt, toIsoDate } from '@/lib/forms/dates';

const text = z.string('required').trim().min(1, 'required');

/** Where a list could not be shown, a place is plain text. */
const choice = text
  .transform(decodeChoice)
  .refine(({ value, label }) => Math.max(value.length, label.length) <= TEXT_MAX_CHARS, 'tooLong');

/** Typed as dd/MM/yyyy, kept as yyyy-MM-dd. */
const birthdate = text.transform(toIsoDate).pipe(z.iso.date('date'));

/** A box: `yes` or nothing. */
const consent = z
  .unknown()
  .optional()
  .transform((value) => (value === 'yes' ? true : null));

/** The rules of the application on the day of `now`: those of the contract, as this form spells its fields. */
export const applicationSchema = (now: Date) =>
  applicationFormEntry(dayAt(now), { choice, birthdate, consent });
