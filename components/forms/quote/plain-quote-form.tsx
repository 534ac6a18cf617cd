'use client';

import type { typedQuote } from '@passarela/contract/form-rules';
import { useActionState } from 'react';
import type * as z from 'zod/mini';
import { CardForm, type CardFormTexts } from '../ui/card-form';
import type { Field, Kinds } from '../ui/fields';
import { PhoneField } from '../ui/phone-field';
import { sendQuote } from './actions';

/** The fields of a request for a quote, with and without script. */
export const QUOTE = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'phone', kind: 'phone', hint: 'phoneWhy' },
  { name: 'message', rows: 3, hint: 'daysGo' },
] satisfies (Field & { name: keyof z.infer<typeof typedQuote> })[];
export const QUOTE_KINDS: Kinds = { phone: (field) => <PhoneField {...field} /> };

type Props = CardFormTexts & {
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
