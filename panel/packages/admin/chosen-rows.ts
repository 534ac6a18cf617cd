import type { FormState } from 'payload';

/** The talents of the lines of an open form, in their order; 0 where none is chosen yet. */
export const chosenRows = (fields: FormState): number[] =>
  (fields.talents?.rows ?? []).map((_, row) => Number(fields[`talents.${row}.talent`]?.value ?? 0));
