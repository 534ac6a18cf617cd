import { type Text, text } from '@passarela/contract/text';
import type { DateField, Field, RelationshipField, TextareaField, TextField } from 'payload';
import { ui } from '../../parts/fields/basic.ts';
import { day } from '../../parts/fields/dates.ts';
import { select } from '../../parts/fields/options.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';

const STORED = /^(\d+)\/(.+)$/;

/** A readable height: `178/5'10"`, as the form sends it, is `178 cm · 5'10"`; anything else stays. */
export const readableHeight = (stored: string): string => stored.replace(STORED, '$1 cm · $2');

const readOnly = { update: () => false };

/** Read as text in the form; `names` are the words for the stored keys. */
const displayed = (caption: Text, names?: Record<string, Text>) => ({
  readOnly: true,
  components: {
    Field: { path: '/inbox/admin/submitted-text.tsx#SubmittedText', serverProps: { caption, names } },
  },
});

const common = (name: string, label: Text) => ({ name, label, access: readOnly, admin: displayed(label) });

/** The sender's text, read-only for staff. */
export const submitted = (name: string, label: Text): TextField => ({ ...common(name, label), type: 'text' });

/** The same, drawn by a component of ours in lists. */
export const withCell = (field: TextField, Cell: string): TextField => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, Cell } },
});

export const submittedLong = (name: string, label: Text): TextareaField => ({
  ...common(name, label),
  type: 'textarea',
});

export const submittedDay = (name: string, label: Text): DateField => ({
  ...common(name, label),
  type: 'date',
  admin: { ...displayed(label), date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
});

/** Kept with the entry, for the panel's own use. */
export const hidden = (name: string): TextField => ({
  name,
  type: 'text',
  access: readOnly,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

export const STATUSES = {
  new: text('Nova', 'New'),
  seen: text('Vista', 'Seen'),
  answered: text('Respondida', 'Answered'),
  archived: text('Arquivada', 'Archived'),
};

/** The status of an entry; opening a new one makes it seen. */
const entryStatus = select('status', text('Situação', 'Status'), STATUSES, {
  required: true,
  defaultValue: 'new',
  index: true,
  admin: {
    position: 'sidebar',
    isClearable: false,
    components: { Cell: '/inbox/admin/cells.tsx#StatusCell' },
  },
});

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
      Field: '/inbox/admin/people.tsx#Assignee',
      Cell: '/inbox/admin/cells.tsx#AssigneeCell',
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
  ui('reply', '/inbox/admin/replies.tsx#ReplyLink', inSidebar),
  ui('seen', '/inbox/admin/reply-actions.tsx#MarkSeen', inSidebar),
  {
    name: 'notes',
    type: 'textarea',
    label: text('Anotações da equipe', 'Staff notes'),
    admin: { ...inSidebar, rows: 6 },
  },
  ui('mention', '/inbox/admin/people.tsx#Mention', inSidebar),
  select('language', LANGUAGE, LANGUAGE_NAMES, {
    required: true,
    access: readOnly,
    admin: { ...inSidebar, ...displayed(LANGUAGE, LANGUAGE_NAMES) },
  }),
  ui('forget', '/inbox/admin/forget-person.tsx#ForgetPerson', inSidebar),
  receivedAt,
];

const OUTCOMES = { accepted: text('Aceita', 'Accepted'), declined: text('Recusada', 'Declined') };

const followUpAt = day('follow_up_at', text('Retomar em', 'Follow up on'));

/** An application's due date and outcome. */
export const followUp: Field[] = [
  { ...followUpAt, admin: { ...followUpAt.admin, ...inSidebar } },
  select('outcome', text('Resposta', 'Outcome'), OUTCOMES, {
    admin: { ...inSidebar, components: { Field: '/inbox/admin/replies.tsx#Answer' } },
  }),
  ui('make_talent', '/inbox/admin/made-of.tsx#MakeTalent', { ...inSidebar, disableListColumn: true }),
  { name: 'talent', type: 'number', admin: { hidden: true } },
  // in no form: reminders write it while the application is open
  { name: 'reminded_at', type: 'date', admin: { disabled: true } },
];
