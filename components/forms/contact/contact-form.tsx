'use client';

import type { contactEntry } from '@passarela/contract/form-rules';
import type * as z from 'zod/mini';
import { CardForm, type CardFormTexts } from '../ui/card-form';
import type { Field } from '../ui/fields';
import { useEntryForm } from '../ui/use-entry-form';
import { sendContact } from './actions';

/** Name, e-mail and message [S51.3]. */
const TABLE = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'message', rows: 5 },
] satisfies (Field & { name: keyof z.infer<typeof contactEntry> })[];
const FIELDS = TABLE.map(({ name }) => name);

const loadSchema = async () => (await import('@passarela/contract/form-rules')).contactEntry;

/** Writes to the agency. Without JS the same action answers with the page. */
export function ContactForm(props: CardFormTexts) {
  const { lang, path } = props;
  const entry = useEntryForm({
    name: 'contact',
    lang,
    path,
    fields: FIELDS,
    loadSchema,
    action: sendContact,
  });
  return <CardForm {...props} table={TABLE} entry={entry} />;
}
