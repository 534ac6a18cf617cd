import { text } from '@passarela/contract/text';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { picture } from '../catalogue/media/picture.ts';
import { CONTENT, content } from '../parts/collection-options.ts';
import { moment } from '../parts/fields/dates.ts';
import { messageFor } from '../platform/errors/refusal.ts';
import { publicPictures } from '../publishing/takedown/public-pictures.ts';

const NO_ADDRESS = text(
  'Cole o endereço inteiro, que começa com https://',
  'Paste the whole address, which begins with https://',
);

/** Pictures of the photo feed on the home page. */
export const feed: CollectionConfig = {
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
};
