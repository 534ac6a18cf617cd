import { PACKAGE_MAX_TALENTS } from '@passarela/contract/packages';
import { text } from '@passarela/contract/text';
import type { ArrayField, PayloadRequest } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';

const NOTE_MAX_CHARS = 500;

/** The agency's answer about a talent's dates; nothing while it is unknown. */
const AVAILABILITY = {
  available: text('Disponível', 'Available'),
  partly: text('Em parte das datas', 'On some of the dates'),
  on_hold: text('Em reserva', 'On hold'),
};

const NOBODY = text('Escolha um talento ou apague a linha.', 'Choose a talent, or delete the line.');

/** The talents of a package in their order, each with the photos and the note that the client sees. */
export const talentsField: ArrayField = {
  name: 'talents',
  type: 'array',
  label: text('Talentos', 'Talents'),
  labels: { singular: text('Talento', 'Talent'), plural: text('Talentos', 'Talents') },
  maxRows: PACKAGE_MAX_TALENTS,
  admin: { components: { RowLabel: '/packages/admin/talent-label.tsx#TalentLabel' } },
  fields: [
    row(
      {
        name: 'talent',
        type: 'relationship',
        relationTo: 'talents',
        maxDepth: 0,
        label: text('Talento', 'Talent'),
        // not `required`: the column empties when the talent is deleted for good
        validate: (value: unknown, { req, event }: { req: PayloadRequest; event?: string }) =>
          Boolean(value) || event === 'onChange' || messageFor(req, NOBODY),
        admin: { appearance: 'drawer', width: '60%' },
      },
      select('availability', text('Datas', 'Dates'), AVAILABILITY, { admin: { width: '40%' } }),
    ),
    {
      name: 'photos',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: text('Fotos', 'Photos'),
      admin: {
        description: text(
          'Das galerias do talento. Sem escolha, vão a capa e o book.',
          'Of the talent’s galleries. Without a choice: the cover and the book.',
        ),
      },
    },
    {
      name: 'note',
      type: 'textarea',
      label: text('Nota para o cliente', 'Note for the client'),
      maxLength: NOTE_MAX_CHARS,
      admin: { rows: 2 },
    },
  ],
};
