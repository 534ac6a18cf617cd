'use client';

import { type ReactNode, useActionState } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { EntryForm } from '../ui/entry-form';
import { EmailField, TextField } from '../ui/fields';
import styles from '../ui/form.module.scss';
import { EndWithCard } from '../ui/sent-card';
import type { SentTexts } from '../ui/sent-texts';
import type { FormTexts } from '../ui/texts';
import { useEntryForm } from '../ui/use-entry-form';
import { sendContact } from './actions';

type Props = {
  lang: Lang;
  /** The address of this page. */
  path: string;
  texts: FormTexts;
  sentTexts: SentTexts;
  labels: { name: string; email: string; message: string };
  note: ReactNode;
};

const FIELDS = ['name', 'email', 'message'] as const;
const loadSchema = async () => (await import('@passarela/contract/form-rules')).contactEntry;
const send = (data: FormData) => sendContact(null, data);

/** Name, e-mail and message [S51.3]. Without JS the same action answers with the page. */
export function ContactForm({ lang, path, texts, sentTexts, labels, note }: Props) {
  const [answer, post] = useActionState(sendContact, null, `${path}#form-end`);
  const entry = useEntryForm({ name: 'contact', lang, fields: FIELDS, loadSchema, send, answer });
  return (
    <EntryForm entry={entry} lang={lang} labels={labels} texts={texts} action={post}>
      <fieldset className={styles.fields} disabled={entry.isLocked}>
        <legend className={styles.legend}>{texts.legend}</legend>
        <TextField name="name" autoComplete="name" />
        <EmailField name="email" autoComplete="email" />
        <TextField name="message" rows={5} />
      </fieldset>
      {note}
      <EndWithCard
        {...entry}
        path={path}
        rows={FIELDS.map((name) => ({ label: labels[name], value: entry.sent[name] }))}
        texts={texts}
        sentTexts={sentTexts}
      />
    </EntryForm>
  );
}
