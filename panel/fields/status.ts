import { text } from '@passarela/contract/text';
import { select } from './options.ts';

export const STATES = { draft: text('Rascunho', 'Draft'), published: text('Publicado', 'Published') };

export const status = select('status', text('Situação', 'Status'), STATES, {
  required: true,
  defaultValue: 'draft',
  index: true,
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: { position: 'sidebar', components: { Cell: '/components/schedule/air-cell.tsx#AirCell' } },
});

/** The status beside the button that saves: `admin.components.edit.beforeDocumentControls`. */
export const STATUS_NOW = '/components/publish-check/status-now.tsx#StatusNow';
