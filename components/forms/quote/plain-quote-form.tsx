'use client';

import { useActionState } from 'react';
import { CardForm, type CardFormTexts } from '../ui/card-form';
import type { Kinds } from '../ui/fields';
import { PhoneField } from '../ui/phone-field';
import { sendQuote } from './actions';
import { QUOTE, type QuoteField } from './fields';

export const QUOTE_KINDS: Kinds = { phone: (field) => <PhoneField {...field} /> };

type Props = CardFormTexts<QuoteField> & {
  /** The talents, as JSON. */
  models: string;
  /** The beginning of the message. */
  job: string;
  phoneWhy: string;
};

/** The request for a quote of a page without script, where React never answers an event. */
export function PlainQuoteForm({ models, job, phoneWhy, ...props }: Props) {
  const [outcome, post] = useActionState(sendQuote, null, `${props.path}#form-end`);
  const refused = outcome?.status === 'failed' ? outcome : null;
  const first: Record<string, string> = refused?.values ?? { message: job && `${job}\n\n` };
  const isSent = outcome?.status === 'sent';
  const entry = {
    attributes: { action: post },
    outcome,
    errorOf: (field: string) => refused?.errors[field],
    defaultValueOf: (field: string) => first[field] ?? '',
  };
  const note = (
    <>
      <input type="hidden" name="models" value={models} />
      {props.note}
    </>
  );
  return (
    <CardForm
      {...props}
      table={isSent ? [] : QUOTE}
      kinds={QUOTE_KINDS}
      hints={{ phoneWhy }}
      entry={entry}
      note={isSent ? null : note}
    />
  );
}
