'use server';

import { contactEntry } from '@passarela/contract/form-rules';
import { headers } from 'next/headers';
import { sharedFormWait } from '@/lib/backend/admit';
import { storeEntry } from '@/lib/backend/writing';
import type { FormAnswer } from '@/lib/forms/answer';
import { formAction } from '@/lib/forms/form-action';

const take = formAction(
  () => contactEntry,
  (entry, { lang, key }) => storeEntry({ entry: 'contact', lang, key, form: { fields: entry } }),
  {
    form: 'contact',
    fields: Object.keys(contactEntry.shape),
    sharedWait: sharedFormWait,
  },
);

/** Sends a contact message to the agency. */
export async function sendContact(_before: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  return take(data, await headers());
}
