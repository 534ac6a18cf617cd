import { applicationRules } from '@passarela/contract/form-rules';
import { isRealDay, TEXT_MAX_CHARS } from '@passarela/contract/limits';
import * as z from 'zod/mini';
import { dayAt, toIsoDate } from '@/lib/domain/dates';
import { decodeChoice } from '@/lib/forms/choice';
import { isConsentVersion } from './consent';

const text = z.string('required').check(z.trim(), z.minLength(1, 'required'));

/** A place is plain text if its list was not available. */
const choice = z
  .pipe(text, z.transform(decodeChoice))
  .check(z.refine(({ value, label }) => Math.max(value.length, label.length) <= TEXT_MAX_CHARS, 'tooLong'));

/** Typed as dd/MM/yyyy, stored as yyyy-MM-dd. */
const birthdate = z.pipe(text, z.transform(toIsoDate)).check(z.refine(isRealDay, 'date'));

/** A box whose value is the version that was read; nothing if it is not ticked. */
const consent = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (isConsentVersion(value) ? value : null)),
);

/** The rules of the application on the day of `now`: those of the contract, as this form spells its fields. */
export const applicationSchema = (now: Date) => applicationRules(dayAt(now), { choice, birthdate, consent });
