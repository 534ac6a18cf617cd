'use client';

import { type ReactNode, useActionState } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { EntryForm } from '../ui/entry-form';
import { TextField } from '../ui/fields';
import styles from '../ui/form.module.scss';
import { EndWithCard } from '../ui/sent-card';
import type { SentTexts } from '../ui/sent-texts';
import type { FormTexts } from '../ui/texts';
import { sendQuote } from './actions';

type Field = 'name' | 'email' | 'phone' | 'message';
type Props = {
  lang: Lang;
  /** The address of this page. */
  path: string;
  /** The talents, as JSON. */
  models: string;
  /** The beginning of the message. */
  job: string;
  texts: FormTexts;
  sentTexts: SentTexts;
  labels: Record<Field, string>;
  phoneWhy: string;
  note: ReactNode;
};

const nothing = () => undefined;

/** The request for a quote of a page without script, where React never answers an event. */
export function PlainQuoteForm(props: Props) {
  const { lang, path, models, job, texts, sentTexts, labels, phoneWhy, note } = props;
  const [outcome, post] = useActionState(sendQuote, null, `${path}#form-end`);
  const refused = outcome?.status === 'failed' ? outcome : null;
  const first: Record<string, string> = refused?.values ?? { message: job && `${job}\n\n` };
  const entry = {
    form: null,
    errorOf: (field: string) => refused?.errors[field],
    defaultValueOf: (field: string) => first[field] ?? '',
  };
  return (
    <EntryForm entry={entry} lang={lang} labels={labels} texts={texts} action={post}>
      {outcome?.status !== 'sent' && (
        <>
          <input type="hidden" name="models" value={models} />
          <fieldset className={styles.fields}>
            <legend className={styles.legend}>{texts.legend}</legend>
            <TextField name="name" autoComplete="name" />
            <TextField name="email" type="email" autoComplete="email" />
            <TextField name="phone" hint={phoneWhy} type="tel" autoComplete="tel" />
            <TextField name="message" rows={5} />
          </fieldset>
          {note}
        </>
      )}
      <EndWithCard
        phase="idle"
        outcome={outcome}
        hasDraft={false}
        onClear={nothing}
        path={path}
        rows={[]}
        texts={texts}
        sentTexts={sentTexts}
      />
    </EntryForm>
  );
}
