import { text } from '@passarela/contract/text';
import { select } from '../../parts/fields/options.ts';

export const STATES = { draft: text('Rascunho', 'Draft'), published: text('Publicado', 'Published') };

export const status = select('status', text('Situação', 'Status'), STATES, {
  required: true,
  defaultValue: 'draft',
  index: true,
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: { position: 'sidebar', components: { Cell: '/publishing/schedule/admin/air-cell.tsx#AirCell' } },
});
