import { clean } from '@passarela/contract/clean';
import { z } from 'zod';

export const entry = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(['pt', 'en']),
  phone: z.string().nullish(),
  is_minor: z.boolean().nullish(),
  guardian_name: z.string().nullish(),
  guardian_email: z.string().nullish(),
  guardian_phone: z.string().nullish(),
});

const GREETING = { pt: 'Olá', en: 'Hello' };

/** A mailto link with subject and, unless `body` is given, a greeting in the sender's language; the body comes last. */
export function replyAddress(given: z.infer<typeof entry>, body?: string): string {
  const { reference, name, language, is_minor, guardian_name } = given;
  // entries of earlier versions may hold pasted extras
  const email = clean(given.email, 'email');
  const guardian = is_minor ? clean(given.guardian_email ?? '', 'email') : null;
  const person = (guardian && guardian_name) || name;
  const query = Object.entries({
    ...(guardian && guardian !== email && { cc: email }),
    subject: `Re: ${reference}`,
    body: body ?? `${GREETING[language]}, ${person}!\n\n`,
  });
  const words = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${encodeURIComponent(guardian || email).replace('%40', '@')}?${words}`;
}
