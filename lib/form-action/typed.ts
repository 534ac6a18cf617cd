import type * as z from 'zod/mini';
import type { FieldFaults } from './answer.ts';
import { FILLED_FIELD, TRAP_FIELD } from './traps.ts';

const OWN_FIELDS = new Set([TRAP_FIELD, FILLED_FIELD, 'lang']);

/** The text fields of a form, without what React and this site put there. A field sent twice counts once. */
export function typedValues(data: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === 'string' && !name.startsWith('$') && !OWN_FIELDS.has(name)) typed[name] = value;
  }
  return typed;
}

/** The first fault of each field, as the schema's message keys. */
export function faultsOf(error: z.core.$ZodError): FieldFaults {
  const faults: FieldFaults = {};
  for (const { path, message } of error.issues) faults[String(path[0] ?? 'form')] ??= message;
  return faults;
}
