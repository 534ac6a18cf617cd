import '@/lib/forms/zod-in-browser';

import { quoteEntry } from '@passarela/contract/writing';
import * as z from 'zod/mini';

/** The rules of the quote form are those of the contract: the browser and the action read the same. */
export const quoteSchema = quoteEntry;

/** What the browser checks is typed; the talents come from its favorites, not from a field. */
export const typedQuoteSchema = z.omit(quoteEntry, { models: true });
