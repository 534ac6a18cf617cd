import { text } from '@passarela/contract/text';
import { ui } from '../../parts/fields/basic.ts';
import { select } from '../../parts/fields/options.ts';
import { recordList } from '../../parts/record-list.ts';
import { CAUSES, SUBJECTS } from './subjects.ts';

const ABOUT = text(
  'O que saiu do ar, de onde, quando e por quem. Ninguém altera nem apaga estes recibos.',
  'What was taken down, from where, when and by whom. Nobody changes or deletes these receipts.',
);

const hidden = { admin: { hidden: true } };

/** Receipts of takedowns. The sites' answers complete a row once; `platform/db/guards.ts` refuses other changes. */
export const takedowns = recordList({
  slug: 'takedowns',
  labels: {
    singular: text('Recibo de retirada', 'Takedown receipt'),
    plural: text('Retiradas do ar', 'Takedowns'),
  },
  about: ABOUT,
  title: 'createdAt',
  opens: true,
  columns: ['createdAt', 'cause', 'subject', 'took_ms'],
  fields: [
    ui('receipt', '/publishing/takedown/admin/stored-receipt.tsx#StoredReceipt', { disableListColumn: true }),
    select('cause', text('Motivo', 'Cause'), CAUSES, { required: true, ...hidden }),
    select('subject', text('O quê', 'What'), SUBJECTS, {
      required: true,
      admin: { hidden: true, components: { Cell: '/parts/audit/admin/where-cell.tsx#WhereCell' } },
    }),
    { name: 'subject_id', type: 'number', label: text('Número', 'Number'), ...hidden },
    { name: 'by', type: 'number', ...hidden },
    { name: 'tags', type: 'json', required: true, ...hidden },
    { name: 'files', type: 'json', required: true, ...hidden },
    { name: 'kept', type: 'json', required: true, ...hidden },
    { name: 'started_at', type: 'number', required: true, ...hidden },
    { name: 'due', type: 'number', required: true, defaultValue: 0, ...hidden },
    { name: 'told_at', type: 'number', index: true, ...hidden },
    { name: 'took_ms', type: 'number', label: text('Levou (ms)', 'Took (ms)'), ...hidden },
    { name: 'sites', type: 'json', ...hidden },
  ],
});
