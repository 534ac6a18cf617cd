import { clockTime, type WEEKDAYS } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { ArrayField, TextField } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { asClockTime } from './clock-time.ts';

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
export const hours: ArrayField = {
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
