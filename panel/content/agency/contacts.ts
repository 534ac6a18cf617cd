import { clockTime, type WEEKDAYS } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField, Field, TextField } from 'payload';
import { checked } from '../../parts/collection-options.ts';
import { row } from '../../parts/fields/basic.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { CONTACT_READERS, type ContactName } from '../../platform/reference/read-contact.ts';
import { checkCnpj, checkEmail, checkPage, withHttps, writeCnpj } from './checks.ts';

const DAYS = {
  mon: text('segunda-feira', 'Monday'),
  tue: text('terça-feira', 'Tuesday'),
  wed: text('quarta-feira', 'Wednesday'),
  thu: text('quinta-feira', 'Thursday'),
  fri: text('sexta-feira', 'Friday'),
  sat: text('sábado', 'Saturday'),
  sun: text('domingo', 'Sunday'),
} satisfies Record<(typeof WEEKDAYS)[number], unknown>;

const FORMAT = text('Escreva a hora como 09:00.', 'Write the time like 09:00.');
const ORDER = text('Fecha depois de abrir: confira as horas.', 'It closes after it opens: check the times.');

const time = (name: string, label: ReturnType<typeof text>, placeholder: string): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? asClockTime(value) : value)] },
  validate: (value, { req, siblingData }) => {
    if (!clockTime.safeParse(value).success) return messageFor(req, FORMAT);
    const { opens, closes }: { opens?: string; closes?: string } = siblingData;
    return name === 'opens' || !opens || !closes || opens < closes || messageFor(req, ORDER);
  },
  admin: { width: '25%', placeholder },
});

/** When the agency is open; the site writes it in both languages. */
const hours: ArrayField = {
  name: 'hours',
  type: 'array',
  label: text('Horário de atendimento', 'Opening hours'),
  labels: { singular: text('Horário', 'Hours'), plural: text('Horários', 'Hours') },
  maxRows: 14,
  fields: [
    row(
      select('from', text('De', 'From'), DAYS, { required: true, admin: { width: '25%' } }),
      select('to', text('Até (vazio: só este dia)', 'To (empty: that day alone)'), DAYS, {
        admin: { width: '25%' },
      }),
      time('opens', text('Abre', 'Opens'), '09:00'),
      time('closes', text('Fecha', 'Closes'), '18:00'),
    ),
  ],
};

const AS_TYPED = /^(\d{1,2})\s*(?:h[a-z]*|:|\.)?\s*(?:(\d{2})\s*(?:m[a-z]*)?)?$/i;

/** A time as staff type it ("9h", "9h30", "09.00", "18") → "HH:MM"; anything else stays as it is. */
export const asClockTime = (typed: string): string => {
  const [, hour, minute = '00'] = AS_TYPED.exec(typed.trim()) ?? [];
  return hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute}`;
};

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
      afterInput: [{ path: '/parts/reads/previews.tsx#ContactPreview', clientProps: { name } }],
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
