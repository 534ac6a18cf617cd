import 'server-only';
import { quoteEntry } from '@passarela/contract/writing';
import { sharedFormWait } from '@/lib/backend/admit';
import { quotedRows } from '@/lib/backend/favorites';
import { storeEntry } from '@/lib/backend/writing';
import { formAction } from '@/lib/forms/form-action';

/** Handles a request for a quote: from the form's action, and from a browser that stored it without network. */
export const takeQuote = formAction(
  () => quoteEntry,
  async (entry, { lang, key }) => {
    const fields = { ...entry, models: JSON.stringify(await quotedRows(entry.models)) };
    return storeEntry({ entry: 'favorites', lang, key, form: { fields } });
  },
  {
    form: 'favorites',
    fields: Object.keys(quoteEntry.shape),
    sharedWait: sharedFormWait,
  },
);
