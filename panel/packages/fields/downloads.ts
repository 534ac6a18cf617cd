import { text } from '@passarela/contract/text';
import type { SelectField } from 'payload';
import { select } from '../../parts/fields/options.ts';

const DOWNLOADS = {
  none: text('Nada', 'Nothing'),
  light: text('PDF e fotos leves', 'PDF and light photos'),
  full: text('PDF e fotos inteiras', 'PDF and full photos'),
};

export const downloadsField: SelectField = select(
  'downloads',
  text('O cliente baixa', 'The client downloads'),
  DOWNLOADS,
  { required: true, defaultValue: 'none', admin: { disabled: true } },
);
