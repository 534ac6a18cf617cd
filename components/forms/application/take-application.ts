import 'server-only';
import type { Consent } from '@passarela/contract';
import { FormData as Form } from 'undici';
import type * as z from 'zod/mini';
import { storeEntry } from '@/lib/backend/writing';
import { env } from '@/lib/env';
import { formAction, type Sending } from '@/lib/form-action/form-action';
import { photoFields } from '@/lib/forms/photos';
import { APPLICATION_FIELDS } from './fields';
import { applicationSchema } from './schema';

type Application = z.output<ReturnType<typeof applicationSchema>>;

/** The form of CONTRACT "Panel, writing"; what is null is left out. */
function toForm(application: Application, { lang, files }: Sending): Form {
  const { consent, ...own } = application;
  const agreed = (version: string): Consent => ({
    version,
    accepted_at: new Date().toISOString(),
    language: lang,
  });

  const form = new Form();
  for (const [name, value] of Object.entries({ ...own, consent: consent && agreed(consent) })) {
    if (value !== null) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, photo] of Object.entries(files)) {
    form.set(name, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  return form;
}

/** Takes an application, from the action without JS and from the upload route alike (docs/decisions/application-upload.md). */
export const takeApplication = formAction(
  applicationSchema,
  (application, sending) =>
    storeEntry({
      entry: 'get-scouted',
      lang: sending.lang,
      key: sending.key,
      form: toForm(application, sending),
    }),
  {
    form: 'getScouted',
    fields: [...APPLICATION_FIELDS, 'consent'],
    siteUrl: () => env().SITE_URL,
    fileFields: photoFields,
  },
);
