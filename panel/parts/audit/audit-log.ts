import { text } from '@passarela/contract/text';
import { select } from '../fields/options.ts';
import { recordList } from '../record-list.ts';
import { ACTS } from './acts.ts';

const ABOUT = text(
  'Quem fez o quê, com o quê, e quando; só nomes de campos, nunca o que está escrito neles. Ninguém muda nem apaga esta lista; cada linha sai sozinha depois de 24 meses.',
  'Who did what, to what, and when; names of fields only, never what stands in them. Nobody changes or deletes this list; each line leaves by itself after 24 months.',
);

/** One line for each act, without personal values. Triggers refuse changes and deletions (`platform/db/guards.ts`). */
export const auditLog = recordList({
  slug: 'audit-log',
  labels: {
    singular: text('Registro de atividade', 'Activity record'),
    plural: text('Registro de atividades', 'Activity log'),
  },
  about: ABOUT,
  title: 'createdAt',
  columns: ['createdAt', 'person', 'act', 'subject', 'fields'],
  components: { beforeListTable: ['/parts/audit/admin/filters.tsx#Filters'] },
  fields: [
    {
      name: 'person',
      type: 'number',
      index: true,
      label: text('Quem', 'Who'),
      admin: { components: { Cell: '/parts/ui/staff-name.tsx#StaffName' } },
    },
    select('act', text('O que fez', 'What'), ACTS, { required: true }),
    {
      name: 'subject',
      type: 'text',
      required: true,
      label: text('Onde', 'Where'),
      admin: { components: { Cell: '/parts/audit/admin/where-cell.tsx#WhereCell' } },
    },
    { name: 'entry', type: 'number', label: text('Número', 'Number') },
    {
      name: 'fields',
      type: 'text',
      label: text('Campos', 'Fields'),
      admin: { components: { Cell: '/parts/audit/admin/fields-cell.tsx#FieldsCell' } },
    },
  ],
  indexes: [{ fields: ['subject', 'entry', 'act'] }],
});
