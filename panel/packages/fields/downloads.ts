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
  {
    required: true,
    defaultValue: 'none',
    admin: {
      position: 'sidebar',
      description: text(
        'Só as fotos que o pacote mostra. As de menores de idade, e de quem não oferece downloads, não vão no ZIP.',
        'Only photos that the package shows. Those of minors, and of talents who offer no downloads, are in no ZIP.',
      ),
    },
  },
);
