import { type Text, text } from '@passarela/contract/text';
import type { Field, TextField } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { day } from '../../parts/fields/dates.ts';

/** One person's own: nothing that many get at once. */
const OWN = { disableBulkEdit: true };

const line = (name: string, label: Text, width = '33%'): TextField => ({
  name,
  type: 'text',
  label,
  admin: { ...OWN, width },
});

const ABROAD = text(
  'Sem esta marca, clientes fora do Brasil não recebem este talento.',
  'Without this tick clients outside Brazil do not get this talent.',
);
const CONSENT = text(
  'De menores: quem autorizou o envio ao exterior, quando e como.',
  'Of minors: who consented to sending abroad, when and how.',
);

/** The agency's internal fields of a talent: no answer of the contract carries them. */
export const agencyOnly: Field[] = [
  {
    name: 'agency',
    type: 'group',
    label: text('Só da agência', 'Agency only'),
    admin: {
      description: text(
        'Só a equipe vê. Nada daqui vai para o site.',
        'Only staff see it. None of it goes to the site.',
      ),
    },
    fields: [
      row(
        line('real_name', text('Nome civil', 'Legal name')),
        line('phone', text('Telefone', 'Phone')),
        line('email', text('E-mail', 'E-mail')),
      ),
      row(
        line('guardian_name', text('Responsável', 'Guardian')),
        line('guardian_phone', text('Telefone do responsável', 'Guardian’s phone')),
        line('guardian_email', text('E-mail do responsável', 'Guardian’s e-mail')),
      ),
      row(
        day('contract_until', text('Contrato até', 'Contract until'), '50%'),
        day('permit_until', text('Autorização (alvará) até', 'Work permit until'), '50%'),
      ),
      row(
        {
          name: 'abroad',
          type: 'checkbox',
          label: text('Pode ser enviado ao exterior', 'May be sent abroad'),
          defaultValue: false,
          admin: { width: '50%', description: ABROAD },
        },
        {
          ...line('abroad_consent', text('Autorização do responsável', 'Guardian’s consent'), '50%'),
          admin: { ...OWN, width: '50%', description: CONSENT },
        },
      ),
      { name: 'notes', type: 'textarea', label: text('Anotações', 'Notes'), admin: OWN },
    ],
  },
];
