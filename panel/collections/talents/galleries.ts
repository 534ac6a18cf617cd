import { text } from '@passarela/contract/text';
import type { ArrayField, Field, PayloadRequest } from 'payload';
import { wordsFor } from '../../errors/refusal.ts';
import { row } from '../../fields/basic.ts';
import { select } from '../../fields/options.ts';
import { pictures } from '../../fields/picture.ts';

const NO_CODE = text(
  'Só o código do vídeo, como dQw4w9WgXcQ no YouTube ou 76979871/8272103f6e no Vimeo.',
  'The code of the video only, such as dQw4w9WgXcQ on YouTube or 76979871/8272103f6e on Vimeo.',
);

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
        label: text('Código do vídeo', 'Video id'),
        required: true,
        validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
          /^[\w-]+(\/[\w-]+)?$/.test(value ?? '') || wordsFor(req, NO_CODE),
        admin: { width: '45%' },
      },
      { name: 'width', type: 'number', label: text('Largura', 'Width'), min: 1, admin: { width: '15%' } },
      { name: 'height', type: 'number', label: text('Altura', 'Height'), min: 1, admin: { width: '15%' } },
    ),
  ],
};

/** Galleries in the site's order: book, snap, compo, video (SPEC section 2, Talent profile). */
export const galleries: Field[] = [
  pictures('book', text('Book', 'Book')),
  pictures('snap', text('Snaps', 'Snaps')),
  pictures('compo', text('Composite', 'Composite')),
  video,
];
