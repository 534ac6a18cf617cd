import 'server-only';
import type { Consent } from '@passarela/contract';
import type * as z from 'zod/mini';
import { sharedFormWait } from '@/lib/backend/admit';
import type { ServiceForm } from '@/lib/backend/multipart';
import { takesHeic } from '@/lib/backend/options';
import { storeEntry } from '@/lib/backend/writing';
import { failed } from '@/lib/forms/answer';
import { formAction, formState, type Sending } from '@/lib/forms/form-action';
import { readApplicationPhotos } from '@/lib/forms/photos';
import { APPLICATION_FIELDS } from './fields';
import { applicationSchema } from './schema';

type Application = z.output<ReturnType<typeof applicationSchema>>;

const RETRY_AFTER_S = 30;

/** The form of the panel's call (docs/services.md#forms); null values are left out. */
function toForm({ consent, ...own }: Application, { lang, files }: Sending): ServiceForm {
  const agreed = (version: string): Consent => ({
    version,
    accepted_at: new Date().toISOString(),
    language: lang,
  });
  const written = Object.entries({ ...own, consent: consent && agreed(consent) }).flatMap(([name, value]) =>
    value === null ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
  return { fields: Object.fromEntries(written), files };
}

/** Hands an application on, a few at a time: the panel opens their photos one after the other. */
async function store(application: Application, sending: Sending) {
  const leave = await formState().enterForwarding();
  if (!leave) return failed('unavailable', { retryAfterS: RETRY_AFTER_S });
  try {
    const { lang, key } = sending;
    return await storeEntry({ entry: 'getScouted', lang, key, form: toForm(application, sending) });
  } finally {
    leave();
  }
}

/** Takes an application, by action or upload route (docs/decisions/application.md). */
export const takeApplication = formAction(applicationSchema, store, {
  form: 'getScouted',
  fields: [...APPLICATION_FIELDS, 'consent'],
  sharedWait: sharedFormWait,
  readFiles: (data) => readApplicationPhotos(data, takesHeic),
});
