import type { contactEntry } from '@passarela/contract/form-rules';
import type { Field } from '../ui/fields';

export type ContactField = keyof typeof contactEntry.shape;

/** Name, e-mail and message [S51.3]. */
export const CONTACT = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'message', rows: 5 },
] as const satisfies readonly Field<ContactField>[];

export const CONTACT_FIELDS = CONTACT.map(({ name }) => name);
