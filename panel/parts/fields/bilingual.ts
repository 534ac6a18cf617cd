import type { Language } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';
import type { Field, GroupField, TextFieldSingleValidation } from 'payload';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { row } from './basic.ts';

type Kind = 'text' | 'textarea';

/** A group with one text per language: `{ pt, en }`. */
export function bilingual(
  name: string,
  label: Text,
  {
    kind = 'text',
    required = false,
    placeholder,
    validate,
  }: { kind?: Kind; required?: boolean; placeholder?: Text; validate?: TextFieldSingleValidation } = {},
): GroupField {
  const one = (key: Language): Field => {
    const admin = { width: '50%', ...(placeholder && { placeholder: placeholder[key] }) };
    const shared = { name: key, label: LANGUAGE_NAMES[key], required };
    if (kind === 'text') return { ...shared, type: 'text', admin, ...(validate && { validate }) };
    return { ...shared, type: 'textarea', admin: { ...admin, ...(placeholder && { rows: 10 }) } };
  };
  return { name, type: 'group', label, fields: [row(one('pt'), one('en'))] };
}
