import { text } from '@passarela/contract/text';
import type { SelectField } from 'payload';

/** Whether the galleries of a talent may be downloaded; without a choice as with `adults`. */
export const downloadsField: SelectField = {
  name: 'downloads',
  type: 'select',
  label: text('Baixar galerias', 'Download galleries'),
  defaultValue: 'adults',
  options: [
    { value: 'adults', label: text('Se for maior de idade', 'If of age') },
    { value: 'yes', label: text('Sim', 'Yes') },
    { value: 'no', label: text('Não', 'No') },
  ],
  admin: {
    position: 'sidebar',
    description: text(
      'Sem data de nascimento conta como menor de idade.',
      'Without a birthdate they count as a minor.',
    ),
  },
};
