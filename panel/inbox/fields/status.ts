import { text } from '@passarela/contract/text';
import { select } from '../../parts/fields/options.ts';

export const STATUSES = {
  new: text('Nova', 'New'),
  seen: text('Vista', 'Seen'),
  answered: text('Respondida', 'Answered'),
  archived: text('Arquivada', 'Archived'),
};

/** The status of an entry; opening a new one makes it seen. */
export const entryStatus = select('status', text('Situação', 'Status'), STATUSES, {
  required: true,
  defaultValue: 'new',
  index: true,
  admin: {
    position: 'sidebar',
    isClearable: false,
    components: { Cell: '/inbox/admin/status-cell.tsx#StatusCell' },
  },
});
