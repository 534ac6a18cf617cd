import { type Text, text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook, PayloadRequest, UploadField } from 'payload';
import { isDescription } from '../catalogue/media/is-description.ts';
import { PICTURE_CELL, picture } from '../catalogue/media/picture.ts';
import { trashAccess } from '../parts/access/rules.ts';
import { CONTENT, content } from '../parts/collection-options.ts';
import { bilingual, checkbox, row, savedBy } from '../parts/fields/basic.ts';
import { moment } from '../parts/fields/dates.ts';
import { select } from '../parts/fields/options.ts';
import { isInTrash } from '../parts/trash/in-trash.ts';
import { findAll } from '../platform/db/find.ts';
import type { Slide } from '../platform/db/payload-types.ts';
import { messageFor, refusalFor } from '../platform/errors/refusal.ts';
import { visibilityTimes } from '../publishing/schedule/fields.ts';
import { mediaIds } from '../publishing/takedown/media-of.ts';
import { publicPictures } from '../publishing/takedown/public-pictures.ts';
import { collection } from './collection.ts';

const IN_TRASH = text(
  'A imagem deste slide está na lixeira. Restaure primeiro o arquivo, em Arquivos.',
  'The picture of this slide is in the trash. Restore the file first, under Files.',
);

/** A slide comes back from the trash with its pictures, or not at all: without them the site would not show it. */
const refuseWithoutPicture: CollectionBeforeChangeHook<Slide> = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return;
  const ids = mediaIds([data.slide_mobile, data.slide_desktop]);
  const pictures = await findAll(req, 'media', { id: { in: ids } });
  if (pictures.some(isInTrash)) throw refusalFor(req, IN_TRASH, 409);
};

const medium = (name: string, label: Text): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  required: true,
  admin: { width: '50%', components: { Cell: PICTURE_CELL } },
});

const PAGES = {
  prehome: text('Abertura', 'Intro'),
  home: text('Início', 'Home'),
  about: text('Sobre', 'About'),
};

const onSite = publicPictures('slides');

/** Slides of the intro, the home page and the about page. */
export const slides = collection({
  slug: 'slides',
  labels: { singular: text('Slide', 'Slide'), plural: text('Slides', 'Slides') },
  ...content(CONTENT, 'type', ['slide_desktop', 'slide_mobile', 'type', 'is_active'], {
    edit: {
      beforeDocumentControls: [
        {
          path: '/parts/ui/titles.tsx#LabelledTitle',
          clientProps: { noun: 'Slide', field: 'type', labels: PAGES },
        },
      ],
    },
  }),
  orderable: true,
  access: trashAccess,
  trash: true,
  history: true,
  hooks: { ...onSite, beforeChange: [refuseWithoutPicture, ...onSite.beforeChange] },
  fields: [
    select('type', text('Onde', 'Where'), PAGES, { required: true, index: true }),
    row(
      medium('slide_mobile', text('Celular', 'Phone')),
      medium('slide_desktop', text('Tela larga', 'Wide screen')),
    ),
    {
      name: 'talent',
      type: 'relationship',
      relationTo: 'talents',
      maxDepth: 0,
      label: text('Quem aparece', 'Who is seen'),
      admin: {
        // its search knows no accents; that of the drop-down hides its own matches
        appearance: 'drawer',
        condition: ({ type }) => type === 'home',
        description: text(
          'O nome fica sobre a imagem e leva ao perfil, enquanto o talento estiver publicado. Pode ficar vazio.',
          'The name stands on the picture and leads to the profile, while the talent is published. May stay empty.',
        ),
      },
    },
    bilingual('alt', text('Descrição para quem não vê', 'Description for those who cannot see it'), {
      validate: isDescription,
    }),
    checkbox('is_active', text('No ar', 'Shown'), {
      defaultValue: true,
      components: { Cell: '/publishing/schedule/admin/air-cell.tsx#AirCell' },
    }),
    ...visibilityTimes,
    savedBy,
  ],
});

const NO_ADDRESS = text(
  'Cole o endereço inteiro, que começa com https://',
  'Paste the whole address, which begins with https://',
);

/** Pictures of the photo feed on the home page. */
export const feed = collection({
  slug: 'feed',
  labels: { singular: text('Foto do feed', 'Feed photo'), plural: text('Feed de fotos', 'Photo feed') },
  ...content(CONTENT, 'permalink', ['image', 'caption', 'permalink', 'taken_at']),
  defaultSort: '-taken_at',
  hooks: publicPictures('feed'),
  fields: [
    picture('image', text('Imagem', 'Image'), { required: true }),
    {
      name: 'permalink',
      type: 'text',
      label: text('Endereço', 'Link'),
      required: true,
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        (URL.canParse(value ?? '') && value?.startsWith('https://')) || messageFor(req, NO_ADDRESS),
    },
    { name: 'caption', type: 'text', label: text('Legenda', 'Caption') },
    moment('taken_at', text('Data', 'Date')),
  ],
});
