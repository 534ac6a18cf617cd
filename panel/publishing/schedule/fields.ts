import { type Text, text } from '@passarela/contract/text';
import type { DateField, DateFieldValidation, Field } from 'payload';
import { z } from 'zod';
import { ui } from '../../parts/fields/basic.ts';
import { AGENCY_TIME } from '../../parts/fields/dates.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { STATES } from './admin/air-message.ts';

export const status = select('status', text('Situação', 'Status'), STATES, {
  required: true,
  defaultValue: 'draft',
  index: true,
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: { position: 'sidebar', components: { Cell: '/publishing/schedule/admin/air-cell.tsx#AirCell' } },
});

const TOO_EARLY = text(
  'A saída precisa ser depois da entrada no ar.',
  'It has to leave the site after it goes on it.',
);

const afterPublish: DateFieldValidation = (value, { siblingData, req }) => {
  const { publish_at } = z.object({ publish_at: z.coerce.date().nullish() }).parse(siblingData);
  const isRight = !value || !publish_at || new Date(value) > publish_at;
  return isRight || messageFor(req, TOO_EARLY);
};

const time = (name: string, label: Text, description: Text): DateField => ({
  name,
  type: 'date',
  label,
  index: true,
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    components: { Field: AGENCY_TIME },
    description,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
  },
});

/** The meaning of the form's times now: `Agendado para 23/11 14:30`. */
export const airNote = ui('air', '/publishing/schedule/admin/air-note.tsx#AirNote', {
  position: 'sidebar',
  disableListColumn: true,
});

/** When something published is on the site: from the first moment, until the second; each may be empty. */
export const visibilityTimes: Field[] = [
  airNote,
  time(
    'publish_at',
    text('Entra no ar em', 'Goes on the site on'),
    text('Vazio: assim que for publicado.', 'Empty: as soon as it is published.'),
  ),
  {
    ...time('hide_at', text('Sai do ar em', 'Leaves the site on'), text('Vazio: nunca.', 'Empty: never.')),
    validate: afterPublish,
  },
];
