'use client';

import { useAtomValue } from 'jotai';
import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { quotedJobAtom, quotedTalentsAtom } from '@/components/favorites/selection';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { type JobTexts, wordedJob } from '@/lib/domain/worded-days';
import { type FieldErrors, type FormAnswer, failed } from '@/lib/forms/answer';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { EntryForm } from '../ui/entry-form';
import fieldStyles from '../ui/field.module.scss';
import { EmailField, errorText, TextField } from '../ui/fields';
import styles from '../ui/form.module.scss';
import { PhoneField } from '../ui/phone-field';
import { EndWithCard } from '../ui/sent-card';
import type { SentTexts } from '../ui/sent-texts';
import type { FormTexts } from '../ui/texts';
import { useEntryForm } from '../ui/use-entry-form';
import { sendQuote } from './actions';
import { forgetQuoteFor, isWhatWasSent, queueQuote } from './queued-quote';
import { QuotedTalents } from './quoted-talents';
import { QUEUED_QUOTE_SENT, type QuoteSent } from './send-queued-quotes';

/** Sends a quote; without network it waits on this device (docs/decisions/offline.md). Throws as `sendQuote` does. */
async function sendOrQueue(data: FormData): Promise<FormAnswer> {
  try {
    const answer = await sendQuote(null, data);
    if (answer.status === 'sent') forgetQuoteFor(String(data.get('models')));
    return answer;
  } catch (error) {
    if (navigator.onLine || isUnknownAction(error) || !queueQuote(data)) throw error;
    return failed('queued');
  }
}

const FIELDS = ['name', 'email', 'phone', 'message'] as const;
const NO_ERRORS: FieldErrors = {};
type Field = (typeof FIELDS)[number];
type Quoted = { talents: readonly FavoriteTalent[]; job: string };

export type QuoteFormProps = {
  lang: Lang;
  /** The address of the favorites. */
  path: string;
  texts: FormTexts;
  sentTexts: SentTexts;
  talentsLabel: string;
  labels: Record<Field, string>;
  /** `daysGo`: that the days go along. */
  days: JobTexts & { daysGo: string };
  phoneWhy: string;
  note: ReactNode;
};

/** Fetches the code of a send: afterwards the form works without network. */
export const prepareQuote = () => Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);

const loadSchema = async () => (await import('@passarela/contract/form-rules')).typedQuote;

/** Asks for a quote for all favorites or the shared selection on screen [S69.8-12]. */
export function QuoteForm(props: QuoteFormProps) {
  const { lang, path, texts, sentTexts, talentsLabel, labels, days, phoneWhy, note } = props;
  const talents = useAtomValue(quotedTalentsAtom);
  const job = wordedJob(useAtomValue(quotedJobAtom), talents, lang, days);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const [quoted, setQuoted] = useState<Quoted>({ talents: [], job: '' });
  const models = JSON.stringify(talents);
  const onCleared = useCallback(() => {
    setWrong({});
    forgetQuoteFor(models);
  }, [models]);
  const attach = async (data: FormData) => {
    data.set('models', models);
    setQuoted({ talents, job });
    if (job) data.set('message', `${job}\n\n${data.get('message')}`);
    return {};
  };
  const entry = useEntryForm({
    name: 'favorites',
    lang,
    fields: FIELDS,
    loadSchema,
    send: sendOrQueue,
    attach,
    onErrors: setWrong,
    otherErrors: wrong.models ? wrong : NO_ERRORS,
    onCleared,
  });
  const { conclude, phase, form } = entry;
  useEffect(() => {
    const show = (event: Event) => {
      if (!(event instanceof CustomEvent) || phase !== 'idle') return;
      const { reference, sendsMail, fields }: QuoteSent = event.detail;
      // Text written since the send is another quote.
      if (!isWhatWasSent(form.getValues(), fields)) return;
      event.preventDefault();
      conclude({ status: 'sent', reference, sendsMail });
    };
    document.addEventListener(QUEUED_QUOTE_SENT, show);
    return () => document.removeEventListener(QUEUED_QUOTE_SENT, show);
  }, [conclude, phase, form]);
  const rows = FIELDS.map((name) => ({
    label: labels[name],
    value: name === 'message' ? `${quoted.job}\n\n${entry.sent[name]}`.trim() : entry.sent[name],
  }));
  return (
    <EntryForm entry={entry} lang={lang} labels={labels} texts={texts}>
      <fieldset className={styles.fields} disabled={entry.isLocked}>
        <legend className={styles.legend}>{texts.legend}</legend>
        <TextField name="name" autoComplete="name" />
        <EmailField name="email" autoComplete="email" />
        <PhoneField name="phone" why={phoneWhy} />
        <TextField name="message" rows={3} hint={job ? fillText(days.daysGo, { days: job }) : undefined} />
      </fieldset>
      {wrong.models && <p className={fieldStyles.error}>{errorText(texts.errors, wrong.models)}</p>}
      {note}
      <EndWithCard {...entry} path={path} rows={rows} texts={texts} sentTexts={sentTexts}>
        <QuotedTalents talents={quoted.talents} label={talentsLabel} />
      </EndWithCard>
    </EntryForm>
  );
}
