import type { Text } from '@passarela/contract/text';
import type { TextField } from 'payload';
import type { checked } from '../../parts/collection-options.ts';

export type Validate = ReturnType<typeof checked>;
type More = { validate?: Validate; placeholder?: string; description?: Text; required?: boolean };

/** A text of one line, as wide as half a form. */
export const line = (
  name: string,
  label: Text,
  { validate, required = false, ...admin }: More = {},
): TextField => ({
  name,
  type: 'text',
  label,
  required,
  ...(validate && { validate }),
  admin: { width: '50%', ...admin },
});
