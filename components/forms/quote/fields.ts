import type { typedQuote } from '@passarela/contract/form-rules';
import type { Field } from '../ui/fields';

export type QuoteField = keyof typeof typedQuote.shape;

/** The fields of a request for a quote, with and without script. */
export const QUOTE = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'phone', kind: 'phone', hint: 'phoneWhy' },
  { name: 'message', rows: 3, hint: 'daysGo' },
] as const satisfies readonly Field<QuoteField>[];

export const QUOTE_FIELDS = QUOTE.map(({ name }) => name);
