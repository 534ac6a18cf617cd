import { cleanName } from '@passarela/contract/clean';
import { GENDERS } from '@passarela/contract/people';
import { readVideo } from '@passarela/contract/read-video';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField, Field, FieldHook, PayloadRequest, RelationshipField } from 'payload';
import { bilingual, row } from '../../parts/fields/basic.ts';
import { day } from '../../parts/fields/dates.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { picture, pictures } from '../media/picture.ts';
import { countries } from './facts.ts';

const several = (
  name: 'categories' | 'divisions' | 'skills',
  label: Text,
  admin: { width?: string } = {},
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: name,
  hasMany: true,
  label,
  // a pencil whose name Payload says in English; terms have lists of their own
  admin: {
    ...admin,
    allowEdit: false,
    components: { Cell: '/catalogue/photo-grid/list-parts.tsx#TermsCell' },
  },
});

export const profile: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: text('Nome artístico', 'Artistic name'),
    required: true,
    index: true,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanName(value) : value)] },
    admin: { components: { Cell: '/catalogue/photo-grid/list-parts.tsx#NameCell' } },
  },
  row(
    select('gender', text('Gênero', 'Gender'), GENDERS, { required: true, admin: { width: '33%' } }),
    day('birthdate', text('Nascimento', 'Birthdate')),
    ...countries,
  ),
  row(
    picture('cover', text('Capa', 'Cover'), { width: '50%' }),
    picture('cover_web', text('Capa para o site', 'Cover for the site'), {
      width: '50%',
      description: text('Se vazia, vale a capa.', 'When empty, the cover is used.'),
    }),
  ),
  row(
    several('categories', text('Categorias', 'Categories'), { width: '50%' }),
    several('divisions', text('Divisões', 'Divisions'), { width: '50%' }),
  ),
  several('skills', text('Habilidades', 'Skills')),
  bilingual('biography', text('Biografia', 'Biography'), { kind: 'textarea' }),
];

const NO_VIDEO = text(
  'Cole o endereço do vídeo no YouTube ou no Vimeo, como https://youtu.be/dQw4w9WgXcQ.',
  'Paste the address of the video on YouTube or Vimeo, such as https://youtu.be/dQw4w9WgXcQ.',
);

/** A pasted address as the code alone; it decides the service too. */
const takeAddress: FieldHook = ({ value, siblingData }) => {
  const video = typeof value === 'string' ? readVideo(value) : null;
  if (video?.provider) siblingData.provider = video.provider;
  return video?.file ?? value;
};

const PROVIDERS = { youtube: text('YouTube', 'YouTube'), vimeo: text('Vimeo', 'Vimeo') };

const video: ArrayField = {
  name: 'video',
  type: 'array',
  label: text('Vídeos', 'Videos'),
  labels: { singular: text('Vídeo', 'Video'), plural: text('Vídeos', 'Videos') },
  fields: [
    row(
      select('provider', text('Serviço', 'Service'), PROVIDERS, {
        required: true,
        defaultValue: 'youtube',
        admin: { width: '25%' },
      }),
      {
        name: 'file',
        type: 'text',
        label: text('Endereço ou código do vídeo', 'Address or code of the video'),
        required: true,
        validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
          readVideo(value ?? '') !== null || messageFor(req, NO_VIDEO),
        hooks: { beforeValidate: [takeAddress] },
        admin: {
          width: '45%',
          placeholder: 'https://youtu.be/…',
          components: { afterInput: ['/parts/reads/previews.tsx#VideoPreview'] },
        },
      },
      { name: 'width', type: 'number', label: text('Largura', 'Width'), min: 1, admin: { width: '15%' } },
      { name: 'height', type: 'number', label: text('Altura', 'Height'), min: 1, admin: { width: '15%' } },
    ),
  ],
};

/** Galleries in the site's order: book, snap, compo, video. */
export const galleries: Field[] = [
  pictures('book', text('Book', 'Book')),
  pictures('snap', text('Polaroids (snaps)', 'Digitals (snaps)')),
  pictures('compo', text('Composite', 'Composite')),
  video,
];
