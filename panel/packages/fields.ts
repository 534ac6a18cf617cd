import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-limits';
import { phoneDigits } from '@passarela/contract/phone-digits';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField, FilterOptions, PayloadRequest, SelectField } from 'payload';
import { z } from 'zod';
import { row } from '../parts/fields/basic.ts';
import { select } from '../parts/fields/options.ts';
import { findById } from '../platform/db/find.ts';
import { messageFor } from '../platform/errors/refusal.ts';

/** The group of this room's collections in the navigation. */
export const GROUP = text('Clientes', 'Clients');

const STATES = {
  open: text('Aberto: o cliente responde', 'Open: the client answers'),
  closed: text('Fechado: o cliente só vê', 'Closed: the client only sees it'),
  revoked: text('Encerrado: nenhum link abre', 'Ended: no link opens'),
};

export const stateField: SelectField = select('state', text('Situação', 'State'), STATES, {
  required: true,
  defaultValue: 'open',
  index: true,
  admin: {
    position: 'sidebar',
    description: text(
      'Encerrar vale na hora, também para as fotos. Reabrir depois cria links novos: os antigos não voltam.',
      'Ending takes effect at once, for the pictures too. Opening it again makes new links: old ones stay ended.',
    ),
  },
});

const DOWNLOADS = {
  none: text('Nada', 'Nothing'),
  light: text('PDF e fotos leves', 'PDF and light photos'),
  full: text('PDF e fotos inteiras', 'PDF and full photos'),
};

export const downloadsField: SelectField = select(
  'downloads',
  text('O cliente baixa', 'The client downloads'),
  DOWNLOADS,
  {
    required: true,
    defaultValue: 'none',
    admin: {
      position: 'sidebar',
      description: text(
        'Só as fotos que o pacote mostra. As de menores de idade, e de quem não oferece downloads, não vão no ZIP.',
        'Only photos that the package shows. Those of minors, and of talents who offer no downloads, are in no ZIP.',
      ),
    },
  },
);

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

const NOTE_MAX_CHARS = 500;

/** The agency's answer about a talent's dates; nothing while it is unknown. */
const AVAILABILITY = {
  available: text('Disponível', 'Available'),
  partly: text('Em parte das datas', 'On some of the dates'),
  on_hold: text('Reserva para outro cliente', 'On hold for another client'),
  reserved: text('Reserva para este cliente', 'On hold for this client'),
};

const NO_PHOTOS = text('Escolha as fotos de novo.', 'Choose the photos again.');
const NOBODY = text('Escolha um talento ou apague a linha.', 'Choose a talent, or delete the line.');

const line = z.looseObject({ talent: z.number() });
const ids = z
  .array(
    z
      .number()
      .int()
      .or(z.looseObject({ id: z.number().int() })),
  )
  .nullish();

const areIds = (value: unknown, { req }: { req: PayloadRequest }) =>
  ids.safeParse(value).success || messageFor(req, NO_PHOTOS);

/** The photos to choose from: those of the line's talent. */
const ofTalent: FilterOptions = async ({ siblingData, req }) => {
  const { data } = line.safeParse(siblingData);
  const talent = data && (await findById(req, 'talents', data.talent));
  if (!talent) return false;
  const { cover, book, snap, compo } = talent;
  const photos = [cover, ...(book ?? []), ...(snap ?? []), ...(compo ?? [])];
  return { id: { in: photos.filter((id) => typeof id === 'number') } };
};

/** The talents of a package in their order, each with the photos and the note that the client sees. */
export const talentsField: ArrayField = {
  name: 'talents',
  type: 'array',
  label: text('Talentos', 'Talents'),
  labels: { singular: text('Talento', 'Talent'), plural: text('Talentos', 'Talents') },
  maxRows: PACKAGE_MAX_TALENTS,
  admin: {
    description: text(
      'O cliente vê nesta ordem: a da lista de talentos, ou a em que você escolheu. Arraste para mudar.',
      'The client sees this order: that of the list of talents, or the one in which you chose. Drag to change it.',
    ),
    initCollapsed: true,
    components: { RowLabel: '/packages/admin/talent-label.tsx#TalentLabel' },
  },
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
      select('availability', text('Datas', 'Dates'), AVAILABILITY, {
        admin: { width: '40%' },
      }),
    ),
    {
      name: 'photos',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: text('Fotos', 'Photos'),
      filterOptions: ofTalent,
      // a chosen photo may leave the galleries later; then the package shows it no longer
      validate: areIds,
      admin: {
        description: text(
          'Das galerias do talento. Sem escolha, vão a capa e o book.',
          'Of the talent’s galleries. Without a choice: the cover and the book.',
        ),
      },
    },
    {
      name: 'taken_down',
      type: 'checkbox',
      label: text('Retirado do ar: o cliente não vê quem é', 'Taken down: the client does not see who it is'),
      // a takedown sets it; nobody has to see it otherwise
      admin: {
        condition: (_, line) => line?.taken_down === true,
        description: text(
          'Desmarque e salve para o cliente ver este talento de novo, com as fotos.',
          'Untick and save for the client to see this talent again, with the photos.',
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
