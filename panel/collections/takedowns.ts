import { text } from '@passarela/contract/text';
import { options } from '../fields/options.ts';
import { SUBJECTS } from '../takedown/subjects.ts';
import { recordList } from './record-list.ts';

const ABOUT = text(
  'O que saiu do ar, de onde, quando e por quem. Ninguém altera nem apaga estes recibos.',
  'What was taken down, from where, when and by whom. Nobody changes or deletes these receipts.',
);

const hidden = { admin: { hidden: true } };

/** Receipts of takedowns: ids and file names. The sites' answers complete a row once; the database refuses other changes (`db/guards.ts`). */
export const takedowns = recordList({
  slug: 'takedowns',
  labels: {
    singular: text('Recibo de retirada', 'Takedown receipt'),
    plural: text('Retiradas do ar', 'Takedowns'),
  },
  about: ABOUT,
  title: 'id',
  columns: ['createdAt', 'cause', 'subject', 'subject_id', 'took_ms'],
  fields: [
    {
      name: 'receipt',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/takedown/stored-receipt.tsx#StoredReceipt' },
      },
    },
    {
      name: 'cause',
      type: 'select',
      required: true,
      label: text('Motivo', 'Cause'),
      options: [
        { value: 'pressed', label: text('Retirar do ar', 'Take down') },
        { value: 'unpublished', label: text('Salvo como não publicado', 'Saved as not published') },
        { value: 'deleted', label: text('Apagado', 'Deleted') },
        { value: 'replaced', label: text('Arquivo trocado', 'File replaced') },
        { value: 'start', label: text('Conferência ao iniciar', 'Check at the start') },
      ],
      ...hidden,
    },
    {
      name: 'subject',
      type: 'select',
      required: true,
      label: text('O quê', 'What'),
      options: options(SUBJECTS),
      ...hidden,
    },
    { name: 'subject_id', type: 'number', label: text('Número', 'Number'), ...hidden },
    { name: 'by', type: 'number', ...hidden },
    { name: 'tags', type: 'json', required: true, ...hidden },
    { name: 'files', type: 'json', required: true, ...hidden },
    { name: 'kept', type: 'json', required: true, ...hidden },
    { name: 'started_at', type: 'number', required: true, ...hidden },
    { name: 'told_at', type: 'number', index: true, ...hidden },
    { name: 'took_ms', type: 'number', label: text('Levou (ms)', 'Took (ms)'), ...hidden },
    { name: 'sites', type: 'json', ...hidden },
  ],
});
