'use client';

import { CardForm, type CardFormTexts } from '../ui/card-form';
import { useEntryForm } from '../ui/use-entry-form';
import { sendContact } from './actions';
import { CONTACT, CONTACT_FIELDS, type ContactField } from './fields';

const loadSchema = async () => (await import('@passarela/contract/form-rules')).contactEntry;

/** Writes to the agency. Without JS the same action answers with the page. */
export function ContactForm(props: CardFormTexts<ContactField>) {
  const { lang, path } = props;
  const entry = useEntryForm({
    name: 'contact',
    lang,
    path,
    fields: CONTACT_FIELDS,
    loadSchema,
    action: sendContact,
  });
  return <CardForm {...props} table={CONTACT} entry={entry} />;
}
