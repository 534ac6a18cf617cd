import { text } from '@passarela/contract/text';
import type { Field, TextField } from 'payload';
import { checked } from '../../parts/collection-options.ts';
import { row } from '../../parts/fields/basic.ts';
import { CONTACT_READERS, type ContactName } from '../../platform/reference/read-contact.ts';
import { checkCnpj, checkEmail, checkPage, withHttps, writeCnpj } from './checks.ts';
import { hours } from './hours.ts';
import { line } from './line.ts';

/** Staff type a handle or a number; stored is the address that it leads to. */
const link = (name: ContactName, label: string, placeholder: string): TextField => ({
  name,
  type: 'text',
  label,
  validate: checked(
    (value) =>
      URL.canParse(CONTACT_READERS[name](value)) && CONTACT_READERS[name](value).startsWith('https:'),
    text(`Não entendemos. Escreva como ${placeholder}`, `Not understood. Write it like ${placeholder}`),
  ),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? CONTACT_READERS[name](value) : value)],
  },
  admin: {
    width: '50%',
    placeholder,
    components: {
      afterInput: [{ path: '/parts/reads/contact-preview.tsx#ContactPreview', clientProps: { name } }],
    },
  },
});

const networks: Field = {
  name: 'networks',
  type: 'array',
  label: text('Outras redes', 'Further networks'),
  labels: { singular: text('Rede', 'Network'), plural: text('Redes', 'Networks') },
  maxRows: 8,
  fields: [
    row(line('name', text('Nome', 'Name'), { placeholder: 'TikTok', required: true }), {
      ...line('url', text('Endereço', 'Address'), {
        placeholder: 'https://www.tiktok.com/@agencia',
        validate: checkPage,
        required: true,
      }),
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? withHttps(value) : value)] },
    }),
  ],
};

/** How and where the agency is reached, and the company behind it. */
export const contacts: Field[] = [
  row(
    line('phone', text('Telefone', 'Phone'), { placeholder: '+55 (48) 3222-0000' }),
    link('whatsapp', 'WhatsApp', '(48) 99999-0000'),
  ),
  row(
    line('email', text('E-mail', 'E-mail'), {
      validate: checkEmail,
      placeholder: 'contato@agencia.com.br',
    }),
    link('instagram', 'Instagram', '@agencia'),
  ),
  networks,
  {
    name: 'address',
    type: 'textarea',
    label: text('Endereço', 'Address'),
    admin: {
      description: text(
        'Como em um envelope, uma linha para cada parte. O site leva ao mapa.',
        'As on an envelope, a line for each part. The site links to the map.',
      ),
    },
  },
  hours,
  row(line('legal_name', text('Razão social', 'Legal name'), { placeholder: 'Agência Exemplo Ltda.' }), {
    ...line('cnpj', text('CNPJ', 'CNPJ'), { validate: checkCnpj, placeholder: '12.345.678/0001-95' }),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? writeCnpj(value) : value)] },
  }),
];
