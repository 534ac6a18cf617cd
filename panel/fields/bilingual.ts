import type { Language } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';
import type { Field, GroupField } from 'payload';
import { LANGUAGE_NAMES } from '../reference/language.ts';
import { row } from './basic.ts';

type Kind = 'text' | 'textarea';

/** A group with one text per language: `{ pt, en }`. */
export function bilingual(
  name: string,
  label: Text,
  { kind = 'text', required = false }: { kind?: Kind; required?: boolean } = {},
): GroupField {
  const one = (key: Language): Field => {
    const shared = { name: key, label: LANGUAGE_NAMES[key], required, admin: { width: '50%' } };
    return kind === 'text' ? { ...shared, type: 'text' } : { ...shared, type: 'textarea' };
  };
  return { name, type: 'group', label, fields: [row(one('pt'), one('en'))] };
}
