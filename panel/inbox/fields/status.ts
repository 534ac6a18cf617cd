import { text } from '@passarela/contract/text';
import type { SelectField } from 'payload';
import { options } from '../../fields/options.ts';

export const STATUSES = {
  new: text('Nova', 'New'),
  seen: text('Vista', 'Seen'),
  answered: text('Respondida', 'Answered'),
  archived: text('Arquivada', 'Archived'),
};

/** Where an entry stands; opening a new one makes it seen. */
export const entryStatus: SelectField = {
  name: 'status',
  type: 'select',
  label: text('Situação', 'Status'),
  required: true,
  defaultValue: 'new',
  index: true,
  options: options(STATUSES),
  admin: {
    position: 'sidebar',
    isClearable: false,
    components: { Cell: '/components/inbox/status-cell.tsx#StatusCell' },
  },
};
