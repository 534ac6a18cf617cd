import { type Text, text } from '@passarela/contract/text';
import type { SelectField } from 'payload';

type Choices = Record<string, Text>;

type More = Pick<SelectField, 'required' | 'index' | 'defaultValue' | 'saveToJWT' | 'access' | 'hooks'> & {
  admin?: NonNullable<SelectField['admin']>;
};

/** One of the keyed texts; staff see the text, the key is stored. */
export const select = (name: string, label: Text, list: Choices, more: More = {}): SelectField => ({
  name,
  type: 'select',
  label,
  options: Object.entries(list).map(([value, label]) => ({ value, label })),
  ...more,
});

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
