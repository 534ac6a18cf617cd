'use server';

import { headers } from 'next/headers';
import type { FormAnswer } from '@/lib/forms/answer';
import { takeQuote } from './take-quote';

/** Asks for a quote about the favourite talents. */
export async function sendQuote(_before: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  return takeQuote(data, await headers());
}
