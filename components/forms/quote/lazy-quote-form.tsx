'use client';

import dynamic from 'next/dynamic';
import type { QuoteFormProps } from './quote-form';

const QuoteForm = dynamic(() => import('./quote-form').then((module) => module.QuoteForm));

/** The quote form, fetched when the panel that holds it is first opened. */
export function LazyQuoteForm(props: QuoteFormProps) {
  return <QuoteForm {...props} />;
}
