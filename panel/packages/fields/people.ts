import { phoneDigits } from '@passarela/contract/phone-digits';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField, PayloadRequest } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { messageFor } from '../../platform/errors/refusal.ts';

const PEOPLE_MAX = 30;
const NO_NUMBER = text(
  'Confira o número: código da área e número; de fora do Brasil, com + e o código do país.',
  'Check the number: area code and number; from outside Brazil with + and the country’s code.',
);

/** People of a client: a name, an address for mails, and a number for chats. */
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
        admin: { width: '40%' },
      },
      { name: 'email', type: 'email', label: text('E-mail', 'E-mail'), admin: { width: '35%' } },
      {
        name: 'whatsapp',
        type: 'text',
        label: text('WhatsApp', 'WhatsApp'),
        maxLength: 40,
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          !value || phoneDigits(String(value)) !== null || messageFor(req, NO_NUMBER),
        admin: { width: '25%', placeholder: '(47) 99999-9999' },
      },
    ),
  ],
});
