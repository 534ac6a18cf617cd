import type * as z from 'zod/mini';
import type { FieldErrors } from './answer.ts';

/** The input of a form's fields: these names only. The last of a repeated field counts. */
export function typedValues(data: FormData, names: readonly string[]): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const name of names) {
    const value = data.getAll(name).at(-1);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

export function errorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? 'form')] ??= message;
  return errors;
}
