'use server';

import { quoteEntry } from '@passarela/contract/writing';
import { headers } from 'next/headers';
import { sharedWait } from '@/lib/backend/admit';
import { storeEntry } from '@/lib/backend/writing';
import type { FormAnswer } from '@/lib/forms/answer';
import { formAction } from '@/lib/forms/form-action';

const take = formAction(
  () => quoteEntry,
  (entry, { lang, key }) => {
    const fields = { ...entry, models: JSON.stringify(entry.models) };
    return storeEntry({ entry: 'favorites', lang, key, form: { fields } });
  },
  {
    form: 'favorites',
    fields: Object.keys(quoteEntry.shape),
    sharedWait: (address) => sharedWait('form', address),
  },
);

/** Asks for a quote about the favourite talents (SPEC section 2, Favorites). */
export async function sendQuote(data: FormData): Promise<FormAnswer> {
  return take(data, await headers());
}
