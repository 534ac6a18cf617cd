import { text } from '@passarela/contract/text';
import { select } from './options.ts';

const CHOICES = {
  adults: text('Se for maior de idade', 'If of age'),
  yes: text('Sim', 'Yes'),
  no: text('Não', 'No'),
};

/** Whether the galleries of a talent may be downloaded; without a choice as with `adults`. */
export const downloadsField = select('downloads', text('Baixar galerias', 'Download galleries'), CHOICES, {
  defaultValue: 'adults',
  admin: {
    position: 'sidebar',
    description: text(
      'Sem data de nascimento conta como menor de idade.',
      'Without a birthdate they count as a minor.',
    ),
  },
});
