import { clean } from '@passarela/contract/clean';
import { each } from '@passarela/contract/each';
import { GUARDIAN } from '@passarela/contract/limits';
import { phoneDigits } from '@passarela/contract/phone-digits';
import { z } from 'zod';

export const entry = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(['pt', 'en']),
  phone: z.string().nullish(),
  is_minor: z.boolean().nullish(),
  ...each(Object.values(GUARDIAN), () => z.string().nullish()),
});

const GREETING = { pt: 'Olá', en: 'Hello' };

/** The guardian's address, when a minor's answer goes there; entries of earlier versions may hold pasted extras. */
const guardianOf = ({ is_minor, [GUARDIAN.email]: email }: z.infer<typeof entry>): string | null =>
  is_minor ? clean(email ?? '', 'email') : null;

/** The telephone that an answer goes to: of a minor the guardian's alone, null without one. */
export const replyPhone = ({
  is_minor,
  phone,
  [GUARDIAN.phone]: guardian,
}: z.infer<typeof entry>): string | null => (is_minor ? guardian : phone) ?? null;

/** The name of the person that an answer is addressed to, and greets. */
const readerOf = (given: z.infer<typeof entry>): string =>
  (guardianOf(given) && given[GUARDIAN.name]) || given.name;

const GUARDIAN_OF = { pt: 'responsável por', en: 'guardian of' };

/** The name that a ready reply greets: a minor's guardian, who learns about whom it is. */
export function addressee(given: z.infer<typeof entry>): string {
  const reader = readerOf(given);
  return reader === given.name ? reader : `${reader}, ${GUARDIAN_OF[given.language]} ${given.name}`;
}

/** How an answer begins, in the sender's language. */
export const greetingOf = (given: z.infer<typeof entry>): string =>
  `${GREETING[given.language]}, ${readerOf(given)}!\n\n`;

/** A mailto link with subject and, unless `body` is given, a greeting in the sender's language; the body comes last. */
export function replyAddress(given: z.infer<typeof entry>, body?: string): string {
  const { reference } = given;
  const email = clean(given.email, 'email');
  const guardian = guardianOf(given);
  const query = Object.entries({
    ...(guardian && guardian !== email && { cc: email }),
    subject: `Re: ${reference}`,
    body: body ?? greetingOf(given),
  });
  const words = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${encodeURIComponent(guardian || email).replace('%40', '@')}?${words}`;
}

/** The chat with a typed phone number, begun with `text`; null without one. Without a country code it is Brazilian. */
export function whatsappAddress(phone: string | null | undefined, text = ''): string | null {
  const typed = clean(phone ?? '', 'phone');
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '') return null;
  const number = phoneDigits(typed) ?? digits.replace(/^00/, '');
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
