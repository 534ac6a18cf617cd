import { text } from '@passarela/contract/text';
import { GROUP, peopleField } from '../packages/fields.ts';
import { forgetPeopleOf } from '../packages/note-sending.ts';
import { inboxAccess } from '../parts/access/rules.ts';
import { row, ui } from '../parts/fields/basic.ts';
import { select } from '../parts/fields/options.ts';
import { countryTexts } from '../platform/reference/countries.ts';
import { collection } from './collection.ts';

/** Companies that book talents, and the people there. */
export const clients = collection({
  slug: 'clients',
  labels: { singular: text('Cliente', 'Client'), plural: text('Clientes', 'Clients') },
  admin: {
    useAsTitle: 'company',
    defaultColumns: ['company', 'country', 'updatedAt'],
    listSearchableFields: ['company'],
    group: GROUP,
  },
  defaultSort: 'company',
  disableDuplicate: true,
  access: { ...inboxAccess, create: inboxAccess.update },
  hooks: { afterDelete: [forgetPeopleOf] },
  fields: [
    row(
      {
        name: 'company',
        type: 'text',
        label: text('Empresa', 'Company'),
        required: true,
        maxLength: 120,
        index: true,
        admin: { width: '60%' },
      },
      select('country', text('País', 'Country'), countryTexts(), {
        required: true,
        admin: { width: '40%' },
      }),
    ),
    peopleField(),
    ui('close', '/packages/admin/known-people.tsx#CloseOnceSaved', { disableListColumn: true }),
    { name: 'notes', type: 'textarea', label: text('Anotações da equipe', 'Staff notes') },
  ],
});
