import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../access/content.ts';
import { moment } from '../../fields/moment.ts';
import { publishing } from '../../publishing/tags.ts';
import { text } from '../../reference/text.ts';

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
  hooks: publishing('feed', () => ['entities']),
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', label: text('Imagem', 'Image'), required: true },
    {
      name: 'permalink',
      type: 'text',
      label: text('Endereço', 'Link'),
      required: true,
      validate: (value: string | null | undefined) => URL.canParse(value ?? '') || 'https://…',
    },
    { name: 'caption', type: 'text', label: text('Legenda', 'Caption') },
    moment('taken_at', text('Data', 'Date')),
  ],
};
