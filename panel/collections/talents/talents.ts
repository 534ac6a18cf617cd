import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../access/content.ts';
import { refuseStale } from '../../fields/refuse-stale.ts';
import { status } from '../../fields/status.ts';
import { publishing } from '../../publishing/tags.ts';
import { text } from '../../reference/text.ts';
import { galleries } from './galleries.ts';
import { measures } from './measures.ts';
import { profile } from './profile.ts';
import { keepGoneId, notePublished } from './remember-public.ts';

const toSite = publishing('talents', (talent) => ['talents', `talent:${talent.id}`]);

/** The people the agency represents (SPEC section 3, Talent). */
export const talents: CollectionConfig = {
  slug: 'talents',
  labels: { singular: text('Talento', 'Talent'), plural: text('Talentos', 'Talents') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['cover', 'name', 'gender', 'categories', 'divisions', 'status', 'updatedAt'],
    listSearchableFields: ['name'],
    group: text('Catálogo', 'Catalogue'),
    pagination: { defaultLimit: 25 },
  },
  defaultSort: 'name',
  access: contentAccess,
  hooks: {
    ...toSite,
    beforeValidate: [refuseStale],
    beforeChange: [notePublished, ...toSite.beforeChange],
    afterDelete: [keepGoneId, ...toSite.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: text('Perfil', 'Profile'), fields: profile },
        { label: text('Medidas', 'Measures'), fields: measures },
        { label: text('Galerias', 'Galleries'), fields: galleries },
      ],
    },
    status,
    {
      name: 'noindex',
      type: 'checkbox',
      label: text('Esconder dos buscadores', 'Hide from search engines'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'was_public',
      type: 'checkbox',
      defaultValue: false,
      hooks: { beforeDuplicate: [() => false] },
      admin: { hidden: true },
    },
  ],
};
