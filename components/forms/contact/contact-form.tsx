'use client';

import { type ReactNode, useActionState } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { EmailField } from '../ui/email-field';
import { EndWithCard } from '../ui/end-with-card';
import { errorText } from '../ui/error-text';
import styles from '../ui/form.module.scss';
import type { SentTexts } from '../ui/sent-texts';
import { TextField } from '../ui/text-field';
import type { FormTexts } from '../ui/texts';
import { Traps } from '../ui/traps';
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
  const entry = useEntryForm({ name: 'contact', fields: FIELDS, loadSchema, send, answer });
  const field = (name: (typeof FIELDS)[number]) => ({
    label: labels[name],
    defaultValue: entry.defaultValueOf(name),
    error: errorText(texts.errors, entry.errorOf(name)),
  });
  const text = (name: (typeof FIELDS)[number]) => ({
    ...field(name),
    registration: entry.form.register(name),
  });
  return (
    <form ref={entry.element} className={styles.form} action={post} onSubmit={entry.submit} noValidate>
      <Traps lang={lang} label={texts.trap} />
      <fieldset className={styles.fields} disabled={entry.isLocked}>
        <legend className={styles.legend}>{texts.legend}</legend>
        <TextField {...text('name')} autoComplete="name" />
        <EmailField
          {...field('email')}
          name="email"
          form={entry.form}
          question={texts.errors.emailTypo}
          autoComplete="email"
        />
        <TextField {...text('message')} rows={5} />
      </fieldset>
      {note}
      <EndWithCard
        {...entry}
        path={path}
        rows={FIELDS.map((name) => ({ label: labels[name], value: entry.sent[name] }))}
        texts={texts}
        sentTexts={sentTexts}
      />
    </form>
  );
}
