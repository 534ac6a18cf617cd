import type { Payload } from 'payload';
import type { Message } from '../../platform/mail/transport.ts';
import { storedDay } from '../../platform/reference/agency-time.ts';
import { envelope, type MailSettings } from './message.ts';
import type { Queued } from './queue.ts';

/** The ending dates of a talent, and the days before, by the mail's recipient. */
const ENDINGS = {
  'contract-30': { date: 'contract_until', what: 'O contrato', days: 30 },
  'contract-7': { date: 'contract_until', what: 'O contrato', days: 7 },
  'permit-30': { date: 'permit_until', what: 'A autorização (alvará)', days: 30 },
  'permit-7': { date: 'permit_until', what: 'A autorização (alvará)', days: 7 },
} as const;
type Ending = keyof typeof ENDINGS;

export type Reminder = Queued & { reader: Ending | 'follow-up' };
type Written = Pick<Message, 'to' | 'subject' | 'text'>;

export const isReminder = (mail: Queued): mail is Reminder =>
  mail.reader === 'follow-up' || Object.hasOwn(ENDINGS, mail.reader);

/** To whoever looks after it now, else to the agency; null when it is gone. */
async function followUp(
  payload: Payload,
  { entry }: Queued,
  settings: MailSettings,
): Promise<Written | null> {
  const application = await payload.findByID({
    collection: 'applications',
    id: entry,
    depth: 0,
    disableErrors: true,
  });
  if (!application) return null;
  const { id, reference, assigned_to } = application;
  const person =
    typeof assigned_to === 'number' &&
    (await payload.findByID({ collection: 'users', id: assigned_to, depth: 0, disableErrors: true }));
  return {
    to: person ? person.email : settings.AGENCY_EMAIL,
    subject: `Retomar hoje: candidatura ${reference}`,
    text: `Hoje é o dia marcado para retomar a candidatura ${reference}.\n\n${settings.PANEL_ORIGIN}/admin/collections/applications/${id}`,
  };
}

/** Null if the talent or the date is gone, also to the trash. */
async function ending(
  payload: Payload,
  { entry }: Queued,
  reader: Ending,
  settings: MailSettings,
): Promise<Written | null> {
  const { date, what, days } = ENDINGS[reader];
  const talent = await payload.findByID({ collection: 'talents', id: entry, depth: 0, disableErrors: true });
  const until = talent?.agency?.[date];
  if (!until) return null;
  return {
    to: settings.AGENCY_EMAIL,
    subject: `${what} do talento ${entry} termina em até ${days} dias`,
    text: `${what} do talento ${entry} termina em ${storedDay(until)}.\n\n${settings.PANEL_ORIGIN}/admin/collections/talents/${entry}`,
  };
}

/** A reminder for staff as of today, else null. It has no name: a mailbox is read on many phones. */
export async function reminderOf(
  payload: Payload,
  mail: Reminder,
  settings: MailSettings,
): Promise<Message | null> {
  const written =
    mail.reader === 'follow-up'
      ? await followUp(payload, mail, settings)
      : await ending(payload, mail, mail.reader, settings);
  return (
    written && {
      ...written,
      ...envelope(mail.name, settings),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  );
}
