import { cleanName } from '@passarela/contract/clean';
import { GENDERS } from '@passarela/contract/people';
import { type Text, text } from '@passarela/contract/text';
import type { Field, RelationshipField } from 'payload';
import { row } from '../../parts/fields/basic.ts';
import { bilingual } from '../../parts/fields/bilingual.ts';
import { day } from '../../parts/fields/dates.ts';
import { select } from '../../parts/fields/options.ts';
import { picture } from '../media/picture.ts';
import { countries } from './facts.ts';

const several = (
  name: 'categories' | 'divisions' | 'skills',
  label: Text,
  admin: { width?: string } = {},
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: name,
  hasMany: true,
  label,
  // a pencil whose name Payload says in English; terms have lists of their own
  admin: { ...admin, allowEdit: false, components: { Cell: '/catalogue/talents/terms-cell.tsx#TermsCell' } },
});

export const profile: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: text('Nome artístico', 'Artistic name'),
    required: true,
    index: true,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanName(value) : value)] },
    admin: { components: { Cell: '/catalogue/photo-grid/name-cell.tsx#NameCell' } },
  },
  row(
    select('gender', text('Gênero', 'Gender'), GENDERS, { required: true, admin: { width: '33%' } }),
    day('birthdate', text('Nascimento', 'Birthdate')),
    ...countries,
  ),
  row(
    picture('cover', text('Capa', 'Cover'), { width: '50%' }),
    picture('cover_web', text('Capa para o site', 'Cover for the site'), {
      width: '50%',
      description: text('Se vazia, vale a capa.', 'When empty, the cover is used.'),
    }),
  ),
  row(
    several('categories', text('Categorias', 'Categories'), { width: '50%' }),
    several('divisions', text('Divisões', 'Divisions'), { width: '50%' }),
  ),
  several('skills', text('Habilidades', 'Skills')),
  bilingual('biography', text('Biografia', 'Biography'), { kind: 'textarea' }),
];
