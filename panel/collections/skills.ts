import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content.ts';
import { bilingual } from '../fields/bilingual.ts';
import { titleFromName } from '../fields/title-from-name.ts';
import { tagsOfSkill } from '../publishing/affected-tags.ts';
import { publishing } from '../publishing/publishing-hooks.ts';

export const skills: CollectionConfig = {
  slug: 'skills',
  labels: { singular: text('Habilidade', 'Skill'), plural: text('Habilidades', 'Skills') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['name.pt', 'name.en'],
    group: text('Catálogo', 'Catalogue'),
  },
  access: contentAccess,
  hooks: publishing('skills', (skill, req) => tagsOfSkill(req.payload, skill.id)),
  fields: [bilingual('name', text('Nome', 'Name'), { required: true }), titleFromName],
};
