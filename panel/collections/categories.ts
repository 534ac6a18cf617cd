import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content.ts';
import { bilingual } from '../fields/bilingual.ts';
import { numericId } from '../fields/numeric-id.ts';
import { titleFromName } from '../fields/title-from-name.ts';
import { publishing } from '../publishing/publishing-hooks.ts';

/** Sections of the catalogue; 1 is models, 1891 is cast (SPEC section 2, Talent list). */
export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: text('Categoria', 'Category'), plural: text('Categorias', 'Categories') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['id', 'name.pt', 'name.en', 'is_internal'],
    group: text('Catálogo', 'Catalogue'),
  },
  access: contentAccess,
  hooks: publishing('categories', () => ['talents', 'options']),
  fields: [
    numericId,
    { name: 'key', type: 'text', label: text('Chave', 'Key'), required: true, unique: true },
    bilingual('name', text('Nome', 'Name'), { required: true }),
    titleFromName,
    {
      name: 'is_internal',
      type: 'checkbox',
      label: text('Interna (não aparece nas listas)', 'Internal (in no list)'),
      defaultValue: false,
    },
  ],
};
