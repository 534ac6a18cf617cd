import type * as z from 'zod/mini';
import type { FieldFaults } from './answer.ts';

/** What was typed into the fields of a form: these names and no others. Of a field sent twice the last one counts. */
export function typedValues(data: FormData, names: readonly string[]): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const name of names) {
    const value = data.getAll(name).at(-1);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

/** The first fault of each field, as the schema's message keys. */
export function faultsOf(error: z.core.$ZodError): FieldFaults {
  const faults: FieldFaults = {};
  for (const { path, message } of error.issues) faults[String(path[0] ?? 'form')] ??= message;
  return faults;
}
