import type { Payload } from 'payload';
import { packageAddress } from '../../packages/address.ts';
import { readAnswers } from '../../packages/answers.ts';
import type { Package } from '../../platform/db/payload-types.ts';
import type { Message } from '../../platform/mail/transport.ts';
import { env } from '../../platform/settings/env.ts';
import { type MailSettings, senderOf } from './message.ts';
import type { Queued } from './queue.ts';

type Written = Pick<Message, 'to' | 'subject' | 'text'>;

/** How a queued mail of a package names its reader: a row of its `people`, or the person who sent answers. */
export const TO_RECIPIENT = 'to:';
export const OF_PERSON = 'of:';

const LOCALES = { pt: 'pt-BR', en: 'en-GB' };
const INVITATIONS = {
  pt: (agency: string, name: string, until: string) => [
    `Olá, ${name}!`,
    `${agency} preparou uma seleção para você. Responda sim, talvez ou não para cada talento, sem cadastro, até ${until}:`,
  ],
  en: (agency: string, name: string, until: string) => [
    `Hello, ${name}!`,
    `${agency} has prepared a package for you. Answer yes, maybe or no for each talent, without an account, until ${until}:`,
  ],
};

/** The link is made now: no row of the database and no queue has it. Null if it would not open. */
function invitation(stored: Package, id: string, settings: MailSettings, now: number): Written | null {
  const person = stored.people?.find((one) => one.id === id);
  const end = Date.parse(stored.expires_at ?? '');
  if (!person?.email || stored.state !== 'open' || !(end > now)) return null;
  const { language } = stored;
  const until = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'long',
  }).format(end);
  const [hello, about] = INVITATIONS[language](settings.AGENCY_NAME, person.name, until);
  const message = stored.message ? [stored.message, ''] : [];
  return {
    to: person.email,
    subject: `${settings.AGENCY_NAME}: ${stored.title}`,
    text: [
      hello,
      '',
      about,
      '',
      packageAddress(stored, id, env()),
      '',
      ...message,
      settings.AGENCY_NAME,
    ].join('\n'),
  };
}

/** To the agency: the person's name, and how many of each. Comments are read in the panel. */
async function answered(
  payload: Payload,
  stored: Package,
  key: string,
  settings: MailSettings,
): Promise<Written | null> {
  const [person] = await readAnswers(payload, stored.id, key);
  if (!person) return null;
  const count = (pick: string) => person.answers.filter((one) => one.pick === pick).length;
  return {
    to: settings.AGENCY_EMAIL,
    subject: `${person.name} respondeu: ${stored.title}`.slice(0, 200),
    text: `${person.name} respondeu à seleção “${stored.title}”: ${count('yes')} sim, ${count('maybe')} talvez, ${count('no')} não.\n\n${settings.PANEL_ORIGIN}/admin/collections/packages/${stored.id}`,
  };
}

/** A mail about a package as of today: to a recipient with their link, or to the agency. Null without an occasion. */
export async function packageMail(
  payload: Payload,
  mail: Queued,
  settings: MailSettings,
): Promise<Message | null> {
  const stored = await payload.findByID({
    collection: 'packages',
    id: mail.entry,
    depth: 0,
    disableErrors: true,
  });
  if (!stored) return null;
  const { reader } = mail;
  const written = reader.startsWith(TO_RECIPIENT)
    ? invitation(stored, reader.slice(TO_RECIPIENT.length), settings, Date.now())
    : await answered(payload, stored, reader.slice(OF_PERSON.length), settings);
  const domain = settings.AGENCY_EMAIL.split('@').at(-1);
  return (
    written && {
      ...written,
      from: senderOf(settings),
      replyTo: settings.AGENCY_EMAIL,
      // the same at each try: a mail that arrives twice after a kill is known as one
      messageId: `<${mail.name.replace(/[^\w.-]/g, '-')}@${domain}>`,
      headers: reader.startsWith(TO_RECIPIENT) ? {} : { 'Auto-Submitted': 'auto-generated' },
    }
  );
}
