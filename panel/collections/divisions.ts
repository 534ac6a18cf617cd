import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content.ts';
import { bilingual } from '../fields/bilingual.ts';
import { numericId } from '../fields/numeric-id.ts';
import { titleFromName } from '../fields/title-from-name.ts';
import { publishing } from '../publishing/publishing-hooks.ts';

/** Boards within a category; one of category 1446 hides its talents from every list (SPEC section 2). */
export const divisions: CollectionConfig = {
  slug: 'divisions',
  labels: { singular: text('Divisão', 'Division'), plural: text('Divisões', 'Divisions') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['id', 'name.pt', 'name.en', 'category'],
    group: text('Catálogo', 'Catalogue'),
  },
  access: contentAccess,
  hooks: publishing('divisions', () => ['talents', 'options']),
  fields: [
    numericId,
    bilingual('name', text('Nome', 'Name'), { required: true }),
    titleFromName,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: text('Categoria', 'Category'),
      required: true,
    },
  ],
};
