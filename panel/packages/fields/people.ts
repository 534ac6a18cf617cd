import { type Text, text } from '@passarela/contract/text';
import type { ArrayField } from 'payload';
import { row } from '../../parts/fields/basic.ts';

const PEOPLE_MAX = 30;

/** People of a client: a name, and an address for mails. */
export const peopleField = (description?: Text): ArrayField => ({
  name: 'people',
  type: 'array',
  label: text('Pessoas', 'People'),
  labels: { singular: text('Pessoa', 'Person'), plural: text('Pessoas', 'People') },
  maxRows: PEOPLE_MAX,
  ...(description && { admin: { description } }),
  fields: [
    row(
      {
        name: 'name',
        type: 'text',
        label: text('Nome', 'Name'),
        required: true,
        maxLength: 80,
        admin: { width: '50%' },
      },
      { name: 'email', type: 'email', label: text('E-mail', 'E-mail'), admin: { width: '50%' } },
    ),
  ],
});
