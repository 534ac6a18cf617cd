import { text } from '@passarela/contract/text';
import type { ArrayField } from 'payload';
import { picture } from '../../catalogue/media/picture.ts';
import { bilingual } from '../../parts/fields/bilingual.ts';

/** Those who answer, by name and face: a family looks for them first. */
export const people: ArrayField = {
  name: 'people',
  type: 'array',
  label: text('Quem faz a agência', 'The people of the agency'),
  labels: { singular: text('Pessoa', 'Person'), plural: text('Pessoas', 'People') },
  maxRows: 40,
  admin: {
    description: text(
      'Aparecem com nome e foto em Sobre e Contato, nesta ordem. Sem foto, ficam as iniciais.',
      'They appear with name and photo on About and Contact, in this order. Without a photo, initials.',
    ),
  },
  fields: [
    { name: 'name', type: 'text', label: text('Nome', 'Name'), required: true, maxLength: 80 },
    bilingual('role', text('Função', 'Role')),
    picture('photo', text('Foto', 'Photo')),
  ],
};
