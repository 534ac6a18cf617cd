import type * as z from 'zod/mini';
import type { FieldErrors } from './answer.ts';

/** What was typed into the fields of a form: these names and no others. Of a field sent twice the last one counts. */
export function typedValues(data: FormData, names: readonly string[]): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const name of names) {
    const value = data.getAll(name).at(-1);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

/** The first error of each field, as the schema's message keys. */
export function errorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? 'form')] ??= message;
  return errors;
}
