'use client';

import { type ReactNode, useActionState } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { EndWithCard } from '../ui/end-with-card';
import { errorText } from '../ui/error-text';
import styles from '../ui/form.module.scss';
import type { SentTexts } from '../ui/sent-texts';
import { TextField } from '../ui/text-field';
import type { FormTexts } from '../ui/texts';
import { Traps } from '../ui/traps';
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

const nothing = async () => {};

/** The request for a quote of a page without script, where React never answers an event. */
export function PlainQuoteForm(props: Props) {
  const { lang, path, models, job, texts, sentTexts, labels, phoneWhy, note } = props;
  const [outcome, post] = useActionState(sendQuote, null, `${path}#form-end`);
  const refused = outcome?.status === 'failed' ? outcome : null;
  const field = (name: Field, before = '') => ({
    label: labels[name],
    defaultValue: refused?.values[name] ?? before,
    error: errorText(texts.errors, refused?.errors[name]),
    registration: { name, onChange: nothing, onBlur: nothing, ref: nothing },
  });
  return (
    <form className={styles.form} action={post} noValidate>
      {outcome?.status !== 'sent' && (
        <>
          <Traps lang={lang} label={texts.trap} />
          <input type="hidden" name="models" value={models} />
          <fieldset className={styles.fields}>
            <legend className={styles.legend}>{texts.legend}</legend>
            <TextField {...field('name')} autoComplete="name" />
            <TextField {...field('email')} type="email" autoComplete="email" />
            <TextField {...field('phone')} hint={phoneWhy} type="tel" autoComplete="tel" />
            <TextField {...field('message', job && `${job}\n\n`)} rows={5} />
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
    </form>
  );
}
