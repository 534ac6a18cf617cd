import { type Text, text } from '@passarela/contract/text';
import type { Field, GroupField } from 'payload';

type Kind = 'text' | 'textarea';

/** A group with one text per language: `{ pt, en }`. */
export function bilingual(
  name: string,
  label: Text,
  { kind = 'text', required = false }: { kind?: Kind; required?: boolean } = {},
): GroupField {
  const one = (key: 'pt' | 'en', caption: Text): Field => {
    const shared = { name: key, label: caption, required, admin: { width: '50%' } };
    return kind === 'text' ? { ...shared, type: 'text' } : { ...shared, type: 'textarea' };
  };
  return {
    name,
    type: 'group',
    label,
    fields: [
      {
        type: 'row',
        fields: [one('pt', text('Português', 'Portuguese')), one('en', text('Inglês', 'English'))],
      },
    ],
  };
}
