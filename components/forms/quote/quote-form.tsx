'use client';

import { useAtomValue } from 'jotai';
import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { quotedJobAtom, quotedTalentsAtom } from '@/components/favorites/selection';
import { fillText } from '@/lib/domain/fill-text';
import { type JobTexts, wordedJob } from '@/lib/domain/worded-days';
import { type FormAnswer, failed } from '@/lib/forms/answer';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { CardForm, type CardFormTexts } from '../ui/card-form';
import fieldStyles from '../ui/field.module.scss';
import { errorText } from '../ui/fields';
import { useEntryForm } from '../ui/use-entry-form';
import { sendQuote } from './actions';
import { QUOTE, QUOTE_FIELDS, type QuoteField } from './fields';
import { QUOTE_KINDS } from './plain-quote-form';
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

type Quoted = { talents: readonly FavoriteTalent[]; job: string };

export type QuoteFormProps = CardFormTexts<QuoteField> & {
  talentsLabel: string;
  /** `daysGo`: that the days go along. */
  days: JobTexts & { daysGo: string };
  phoneWhy: string;
};

/** Fetches the code of a send: afterwards the form works without network. */
export const prepareQuote = () => Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);

const loadSchema = async () => (await import('@passarela/contract/form-rules')).typedQuote;

/** Asks for a quote for all favorites or the shared selection on screen [S69.8-12]. */
export function QuoteForm({ talentsLabel, days, phoneWhy, ...props }: QuoteFormProps) {
  const { lang, path, texts, note } = props;
  const talents = useAtomValue(quotedTalentsAtom);
  const job = wordedJob(useAtomValue(quotedJobAtom), talents, lang, days);
  const [quoted, setQuoted] = useState<Quoted>({ talents: [], job: '' });
  const models = JSON.stringify(talents);
  const onCleared = useCallback(() => forgetQuoteFor(models), [models]);
  const attach = async (data: FormData) => {
    data.set('models', models);
    setQuoted({ talents, job });
    if (job) data.set('message', `${job}\n\n${data.get('message')}`);
    return {};
  };
  const entry = useEntryForm({
    name: 'favorites',
    lang,
    fields: QUOTE_FIELDS,
    loadSchema,
    action: sendQuote,
    path,
    send: sendOrQueue,
    attach,
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
  const { sent, errorOf } = entry;
  const fault = errorText(texts.errors, errorOf('models'));
  return (
    <CardForm
      {...props}
      table={QUOTE}
      kinds={QUOTE_KINDS}
      hints={{ phoneWhy, daysGo: job && fillText(days.daysGo, { days: job }) }}
      entry={{ ...entry, sent: { ...sent, message: `${quoted.job}\n\n${sent.message}`.trim() } }}
      note={
        <>
          {fault && <p className={fieldStyles.error}>{fault}</p>}
          {note}
        </>
      }
    >
      <QuotedTalents talents={quoted.talents} label={talentsLabel} />
    </CardForm>
  );
}
