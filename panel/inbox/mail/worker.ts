import type { Payload } from 'payload';
import { z } from 'zod';
import { agencyName } from '../../content/agency/read.ts';
import { job } from '../../platform/jobs/job.ts';
import { backOffMs, type Next } from '../../platform/jobs/rounds.ts';
import { type Message, type SendMail, smtpSender } from '../../platform/mail/transport.ts';
import type { Env } from '../../platform/settings/env.ts';
import { entryMail, type MailSettings } from './message.ts';
import { packageMail } from './package.ts';
import { claimMail, drop, dueMails, markFailure, markSent, nextDue, type Queued } from './queue.ts';
import { isReminder, reminderOf } from './reminder.ts';

const TRIES_WHEN_REFUSED = 3;
const PERMANENT = 500;

const smtp = z.object({
  message: z.string(),
  code: z.string().optional(),
  responseCode: z.number().optional(),
});

/** An error of the server or of this mail. The server's words may name the recipient: the log gets `code` alone. */
type MailError = { text: string; code: string; isServer: boolean; isHopeless: boolean };

/** Reads an error of nodemailer. An address that the server refuses for good is given up at the third try. */
function readError(error: unknown, tries: number): MailError {
  const { message, code, responseCode } = smtp.safeParse(error).data ?? { message: String(error) };
  const isMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isRefused = isMail && responseCode !== undefined && responseCode >= PERMANENT;
  return {
    code: [code, responseCode].filter(Boolean).join(' ') || 'unknown',
    text: [code, message].filter(Boolean).join(': ').slice(0, 300),
    isServer: !isMail,
    isHopeless: isRefused && tries + 1 >= TRIES_WHEN_REFUSED,
  };
}

type Sending = { send: SendMail; settings: MailSettings; now: () => number };

/** A queued mail as of today; null if its entry, or the reason of a reminder, is gone. */
async function write(payload: Payload, mail: Queued, settings: MailSettings): Promise<Message | null> {
  if (isReminder(mail)) return reminderOf(payload, mail, settings);
  const { kind, reader } = mail;
  if (kind === 'packages') return packageMail(payload, mail, settings);
  if (kind === 'talents' || (reader !== 'agency' && reader !== 'sender')) return null;
  const entry = await payload.findByID({ collection: kind, id: mail.entry, depth: 0, disableErrors: true });
  if (!entry?.email) return null;
  return entryMail({ ...entry, kind, name: entry.name ?? '', email: entry.email }, reader, settings);
}

/** Writes one queued mail, sends it and notes the outcome. False if the mail server failed, not this mail. */
export async function trySending(payload: Payload, mail: Queued, sending: Sending): Promise<boolean> {
  const { tries } = mail;
  const settings = { ...sending.settings, AGENCY_NAME: await agencyName(payload) };
  const message = await write(payload, mail, settings);
  if (!message) {
    await drop(payload, mail);
    return true;
  }
  try {
    await sending.send(message);
  } catch (error) {
    const { text, code, isServer, isHopeless } = readError(error, tries);
    payload.logger.warn(`Mail ${mail.name} was not sent (try ${tries + 1}): ${code}`);
    await markFailure(payload, mail, { reason: text, isHopeless, now: sending.now() });
    return !isServer;
  }
  await markSent(payload, mail);
  return true;
}

const BATCH = 50;
const IDLE_CHECK_MS = 60_000;
const SERVER_RETRY_MS = 5_000;
const SERVER_LONGEST_RETRY_MS = 10 * 60 * 1000;

const sending = job('mail');
export const { wake: wakeMail } = sending;

type Options = { send: SendMail; settings: MailSettings; now?: () => number; serverRetryMs?: number };

/** Sends the due mails of the database's queue; while the server is down it tries one, ever less often. */
export function runMailWorker(payload: Payload, options: Options): () => void {
  const { send, settings, now = Date.now, serverRetryMs = SERVER_RETRY_MS } = options;
  let failures = 0;

  async function round(isStopped: () => boolean): Promise<Next> {
    const mails = await dueMails(payload, now(), BATCH);
    for (const mail of mails) {
      if (isStopped()) return { waitMs: 0 };
      if (!(await claimMail(payload, mail, now()))) continue;
      if (!(await trySending(payload, mail, { send, settings, now }))) {
        failures += 1;
        // a dead server is left alone until its time has come
        return { waitMs: backOffMs(failures, serverRetryMs, SERVER_LONGEST_RETRY_MS), isPaused: true };
      }
    }
    failures = 0;
    const due = await nextDue(payload);
    return { waitMs: due === null ? IDLE_CHECK_MS : Math.max(0, Math.min(IDLE_CHECK_MS, due - now())) };
  }

  return sending.run(payload, round, { waitMs: IDLE_CHECK_MS });
}

/** Starts this process's mail worker anew; without SMTP_URL mail is off. */
export function startMailWorker(payload: Payload, settings: Env): void {
  const { SMTP_URL, AGENCY_EMAIL } = settings;
  sending.start(() => {
    if (SMTP_URL && AGENCY_EMAIL) {
      return runMailWorker(payload, {
        send: smtpSender(SMTP_URL),
        settings: { ...settings, AGENCY_EMAIL },
      });
    }
    payload.logger.warn('Mail is off: SMTP_URL and AGENCY_EMAIL are not both set');
    return () => {};
  });
}
