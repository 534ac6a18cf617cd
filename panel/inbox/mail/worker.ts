import type { Payload } from 'payload';
import { job } from '../../platform/jobs/job.ts';
import { backOffMs, type Next } from '../../platform/jobs/rounds.ts';
import { type SendMail, smtpSender } from '../../platform/mail/transport.ts';
import type { Env } from '../../platform/settings/env.ts';
import type { MailSettings } from './message.ts';
import { claimMail, dueMails, nextDue } from './queue.ts';
import { trySending } from './try-sending.ts';

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
