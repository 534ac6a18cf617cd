import type { Payload } from 'payload';
import { readAnswers } from '../../packages/answers.ts';
import { isOver, lastMoment } from '../../packages/expiry.ts';
import { packageAddress } from '../../packages/link.ts';
import { sendableTalents, talentIds } from '../../packages/sendable.ts';
import { withoutUnread } from '../../packages/unread.ts';
import { isAnswering } from '../../parts/access/roles.ts';
import { findById } from '../../platform/db/find.ts';
import type { Package } from '../../platform/db/payload-types.ts';
import type { Message } from '../../platform/mail/transport.ts';
import { env } from '../../platform/settings/env.ts';
import { envelope, type MailSettings } from './message.ts';
import type { Queued } from './queue.ts';

type Written = Pick<Message, 'to' | 'subject' | 'text'>;

/** How a queued mail of a package names its reader: a row of its `people`, or the person who sent answers. */
export const TO_RECIPIENT = 'to:';
export const OF_PERSON = 'of:';
export const NEXT_STEP = 'next:';
export const REMINDER_PREFIX = 'remind:';
export const OPENED_BY = 'opened:';

const LOCALES = { pt: 'pt-BR', en: 'en-GB' };
const GREETINGS = {
  pt: (name: string) => `Olá, ${name}!`,
  en: (name: string) => `Hello, ${name}!`,
};
const INVITATIONS = {
  pt: (agency: string, until: string) =>
    `${agency} preparou uma seleção para você. Responda sim, talvez ou não para cada talento, sem cadastro, até ${until}:`,
  en: (agency: string, until: string) =>
    `${agency} has prepared a package for you. Answer yes, maybe or no for each talent, without an account, until ${until}:`,
};

const REMINDERS = {
  pt: (agency: string, until: string) =>
    `Um lembrete: a seleção que ${agency} preparou para você ainda espera a sua resposta, até ${until}:`,
  en: (agency: string, until: string) =>
    `A reminder: the package that ${agency} has prepared for you still waits for your answer, until ${until}:`,
};

/** The link is made now: no row of the database and no queue has it. Null if it would not open. */
function invitation(
  stored: Package,
  id: string,
  settings: MailSettings,
  { now, texts = INVITATIONS }: { now: number; texts?: typeof INVITATIONS },
): Written | null {
  const person = stored.people?.find((one) => one.id === id);
  if (!person?.email || stored.state !== 'open' || isOver(stored.expires_at, now)) return null;
  const { language } = stored;
  const until = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'long',
  }).format(lastMoment(stored.expires_at));
  const about = texts[language](settings.AGENCY_NAME, until);
  const message = stored.message ? [stored.message, ''] : [];
  return {
    to: person.email,
    subject: `${settings.AGENCY_NAME}: ${stored.title}`,
    text: [
      GREETINGS[language](person.name),
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

/** Null once somebody behind this recipient's link has sent their answers. */
async function reminder(
  payload: Payload,
  stored: Package,
  id: string,
  settings: MailSettings,
): Promise<Written | null> {
  const people = await readAnswers(payload, stored.id);
  const isAnswered = people.some(({ recipient, sent_at }) => recipient === id && sent_at !== null);
  return isAnswered ? null : invitation(stored, id, settings, { now: Date.now(), texts: REMINDERS });
}

const NEXT_STEPS = {
  pt: (onHold: string, others: string, dates: string) => [
    `Obrigado pela resposta. Já em reserva${dates && ` para ${dates}`}: ${onHold}.`,
    '',
    'O que acontece agora: confirmamos a agenda de cada talento e voltamos com valores e condições. A reserva ainda não é uma contratação.',
    ...(others
      ? ['', `Os outros talentos agradecem o seu olhar e ficam livres destas datas: ${others}.`]
      : []),
  ],
  en: (onHold: string, others: string, dates: string) => [
    `Thank you for your answer. Now on hold${dates && ` for ${dates}`}: ${onHold}.`,
    '',
    'What happens next: we confirm each talent’s dates and come back to you with fees and terms. A hold is not a booking yet.',
    ...(others
      ? ['', `The other talents thank you for looking, and are free of these dates: ${others}.`]
      : []),
  ],
};

/** The next step after a yes, about the talents on hold for this client. Null if none is any more. */
async function nextStep(
  payload: Payload,
  stored: Package,
  id: string,
  settings: MailSettings,
): Promise<Written | null> {
  const person = stored.people?.find((one) => one.id === id);
  const { talents: lines } = await withoutUnread(payload, stored, Date.now());
  const talents = await sendableTalents(payload, talentIds(lines));
  const namesOf = (isReserved: boolean) =>
    (lines ?? [])
      .filter(({ availability }) => (availability === 'reserved') === isReserved)
      .flatMap(({ talent }) => talents.get(Number(talent))?.name ?? [])
      .join(', ');
  const onHold = namesOf(true);
  if (!person?.email || stored.state === 'revoked' || !onHold) return null;
  const { language, dates } = stored;
  const paragraphs = NEXT_STEPS[language](onHold, namesOf(false), dates ?? '');
  return {
    to: person.email,
    subject: `${settings.AGENCY_NAME}: ${stored.title}`,
    text: [GREETINGS[language](person.name), '', ...paragraphs, '', settings.AGENCY_NAME].join('\n'),
  };
}

/** Whoever made the package, else the agency. */
async function bookerOf(payload: Payload, { made_by }: Package, settings: MailSettings): Promise<string> {
  const booker = made_by ? await findById(payload, 'users', made_by) : null;
  return booker && isAnswering(booker) ? booker.email : settings.AGENCY_EMAIL;
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
  const count = (pick: string) => person.sent.filter((one) => one.pick === pick).length;
  return {
    to: await bookerOf(payload, stored, settings),
    subject: `${person.name} respondeu: ${stored.title}`.slice(0, 200),
    text: `${person.name} respondeu ao pacote “${stored.title}”: ${count('yes')} sim, ${count('maybe')} talvez, ${count('no')} não.\n\n${settings.PANEL_ORIGIN}/admin/collections/packages/${stored.id}`,
  };
}

/** To whoever sent it: somebody looks at the package for the first time. */
async function firstOpen(
  payload: Payload,
  stored: Package,
  recipient: string,
  settings: MailSettings,
): Promise<Written> {
  const name = stored.people?.find(({ id }) => id === recipient)?.name ?? 'Alguém com o link';
  return {
    to: await bookerOf(payload, stored, settings),
    subject: `${name} abriu: ${stored.title}`.slice(0, 200),
    text: `${name} abriu o pacote “${stored.title}” pela primeira vez.\n\n${settings.PANEL_ORIGIN}/admin/collections/packages/${stored.id}`,
  };
}

function write(payload: Payload, stored: Package, reader: string, settings: MailSettings) {
  const [kind = '', id = ''] = reader.split(/(?<=:)/);
  if (kind === TO_RECIPIENT) return invitation(stored, id, settings, { now: Date.now() });
  if (kind === REMINDER_PREFIX) return reminder(payload, stored, id, settings);
  if (kind === NEXT_STEP) return nextStep(payload, stored, id, settings);
  if (kind === OPENED_BY) return firstOpen(payload, stored, id, settings);
  return answered(payload, stored, id, settings);
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
  const isForAgency = reader.startsWith(OF_PERSON);
  const written = await write(payload, stored, reader, settings);
  return (
    written && {
      ...written,
      ...envelope(mail.name, settings),
      headers: isForAgency ? { 'Auto-Submitted': 'auto-generated' } : {},
    }
  );
}
