import type { Text } from '@passarela/contract/text';
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
