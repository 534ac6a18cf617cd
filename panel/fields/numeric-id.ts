import { text } from '@passarela/contract/text';
import type { NumberField } from 'payload';

/** An id that staff choose: the contract's numbers mean something to the site (CONTRACT, Integration). */
export const numericId: NumberField = {
  name: 'id',
  type: 'number',
  label: text('Código', 'Code'),
  required: true,
  min: 1,
  admin: {
    description: text('Número usado pelo site; não muda depois.', 'Number the site uses; it never changes.'),
  },
};
