import type { Language } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';
import type { Field, GroupField, TextFieldSingleValidation } from 'payload';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { row } from './basic.ts';

type Kind = 'text' | 'textarea';
type More = {
  kind?: Kind;
  required?: boolean;
  placeholder?: Text;
  /** Lines of a textarea that shows a placeholder. */
  rows?: number;
  maxLength?: number;
  validate?: TextFieldSingleValidation;
};

/** A group with one text per language: `{ pt, en }`. */
export function bilingual(
  name: string,
  label: Text,
  { kind = 'text', required = false, placeholder, rows = 10, maxLength, validate }: More = {},
): GroupField {
  const one = (key: Language): Field => {
    const admin = { width: '50%', ...(placeholder && { placeholder: placeholder[key] }) };
    const shared = { name: key, label: LANGUAGE_NAMES[key], required, ...(maxLength && { maxLength }) };
    if (kind === 'text') return { ...shared, type: 'text', admin, ...(validate && { validate }) };
    return { ...shared, type: 'textarea', admin: { ...admin, ...(placeholder && { rows }) } };
  };
  return { name, type: 'group', label, fields: [row(one('pt'), one('en'))] };
}
