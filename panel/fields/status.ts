import { text } from '@passarela/contract/text';
import type { SelectField } from 'payload';

export const status: SelectField = {
  name: 'status',
  type: 'select',
  label: text('Situação', 'Status'),
  required: true,
  defaultValue: 'draft',
  index: true,
  options: [
    { value: 'draft', label: text('Rascunho', 'Draft') },
    { value: 'published', label: text('Publicado', 'Published') },
  ],
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: { position: 'sidebar' },
};
