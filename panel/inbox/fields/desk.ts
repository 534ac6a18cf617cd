import { text } from '@passarela/contract/text';
import type { DateField, Field, RelationshipField } from 'payload';
import { ui } from '../../parts/fields/basic.ts';
import { select } from '../../parts/fields/options.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { entryStatus } from './status.ts';
import { displayed, readOnly } from './submitted.ts';

/** The colleague who looks after an entry: drawn by us, as Payload's picker offers only accounts that one may open. */
const assignee: RelationshipField = {
  name: 'assigned_to',
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  index: true,
  label: text('Com quem está', 'Assigned to'),
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    components: {
      Field: '/inbox/admin/assignee.tsx#Assignee',
      Cell: '/inbox/admin/assignee-cell.tsx#AssigneeCell',
    },
  },
};

const inSidebar = { position: 'sidebar' } as const;
const REFERENCE = text('Referência', 'Reference');
const LANGUAGE = text('Idioma', 'Language');

/** When an entry came in: Payload's own field, named as staff would. */
const receivedAt: DateField = {
  name: 'createdAt',
  type: 'date',
  label: text('Recebida em', 'Received'),
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
};

/** The staff's fields of every entry: its reference, their work on it, the language of the answer. */
export const desk: Field[] = [
  {
    name: 'reference',
    type: 'text',
    label: REFERENCE,
    required: true,
    unique: true,
    access: readOnly,
    admin: { ...inSidebar, ...displayed(REFERENCE) },
  },
  entryStatus,
  assignee,
  ui('reply', '/inbox/admin/reply-link.tsx#ReplyLink', inSidebar),
  ui('seen', '/inbox/admin/mark-seen.tsx#MarkSeen', inSidebar),
  {
    name: 'notes',
    type: 'textarea',
    label: text('Anotações da equipe', 'Staff notes'),
    admin: { ...inSidebar, rows: 6 },
  },
  ui('mention', '/inbox/admin/mention.tsx#Mention', inSidebar),
  select('language', LANGUAGE, LANGUAGE_NAMES, {
    required: true,
    access: readOnly,
    admin: { ...inSidebar, ...displayed(LANGUAGE, LANGUAGE_NAMES) },
  }),
  ui('forget', '/inbox/admin/forget-person.tsx#ForgetPerson', inSidebar),
  receivedAt,
];
