import type { Tag } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { contentAccess } from '../../access/content.ts';
import { wordsFor } from '../../errors/refusal.ts';
import { moment } from '../../fields/moment.ts';
import { publishing } from '../../publishing/tags.ts';
import { following } from '../../takedown/following.ts';
import { PICTURES } from '../media/pictures.ts';

const NO_ADDRESS = text(
  'Cole o endereço inteiro, que começa com https://',
  'Paste the whole address, which begins with https://',
);

const tagsOf = (): Tag[] => ['entities'];
const toSite = publishing('feed', tagsOf);
const files = following('feed', { pictures: ({ image }) => [image], isPublic: () => true, tags: tagsOf });

/** Pictures of the photo feed on the home page (CONTRACT, FeedItem). */
export const feed: CollectionConfig = {
  slug: 'feed',
  labels: { singular: text('Foto do feed', 'Feed photo'), plural: text('Feed de fotos', 'Photo feed') },
  admin: {
    useAsTitle: 'permalink',
    defaultColumns: ['image', 'caption', 'permalink', 'taken_at'],
    group: text('Conteúdo', 'Content'),
  },
  defaultSort: '-taken_at',
  access: contentAccess,
  hooks: {
    ...toSite,
    afterChange: [...files.afterChange, ...toSite.afterChange],
    beforeDelete: [...files.beforeDelete, ...toSite.beforeDelete],
  },
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: text('Imagem', 'Image'),
      required: true,
      filterOptions: PICTURES,
    },
    {
      name: 'permalink',
      type: 'text',
      label: text('Endereço', 'Link'),
      required: true,
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        URL.canParse(value ?? '') || wordsFor(req, NO_ADDRESS),
    },
    { name: 'caption', type: 'text', label: text('Legenda', 'Caption') },
    moment('taken_at', text('Data', 'Date')),
  ],
};
