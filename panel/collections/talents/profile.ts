import { GENDERS } from '@passarela/contract/people';
import { text } from '@passarela/contract/text';
import type { Field } from 'payload';
import { bilingual } from '../../fields/bilingual.ts';
import { day } from '../../fields/day.ts';
import { options } from '../../fields/options.ts';
import { picture } from '../../fields/picture.ts';
import { countryTexts } from '../../reference/countries.ts';

/** Who the talent is and where they appear. */
export const profile: Field[] = [
  { name: 'name', type: 'text', label: text('Nome artístico', 'Artistic name'), required: true, index: true },
  {
    type: 'row',
    fields: [
      {
        name: 'gender',
        type: 'select',
        label: text('Gênero', 'Gender'),
        required: true,
        options: options(GENDERS),
        admin: { width: '33%' },
      },
      day('birthdate', text('Nascimento', 'Birthdate')),
      {
        name: 'nationality',
        type: 'select',
        label: text('Nacionalidade', 'Nationality'),
        options: options(countryTexts()),
        admin: { width: '33%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      picture('cover', text('Capa', 'Cover'), { width: '50%' }),
      picture('cover_web', text('Capa para o site', 'Cover for the site'), {
        width: '50%',
        description: text('Se vazia, vale a capa.', 'When empty, the cover is used.'),
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'categories',
        type: 'relationship',
        relationTo: 'categories',
        hasMany: true,
        label: text('Categorias', 'Categories'),
        admin: { width: '50%' },
      },
      {
        name: 'divisions',
        type: 'relationship',
        relationTo: 'divisions',
        hasMany: true,
        label: text('Divisões', 'Divisions'),
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'skills',
    type: 'relationship',
    relationTo: 'skills',
    hasMany: true,
    label: text('Habilidades', 'Skills'),
  },
  bilingual('biography', text('Biografia', 'Biography'), { kind: 'textarea' }),
];
