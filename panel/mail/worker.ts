import type { Payload } from 'payload';
import { processState } from '../boot/process-state.ts';
import type { Env } from '../env.ts';
import type { MailSettings } from './message.ts';
import { dueMails, nextDue } from './queue.ts';
import { type SendMail, smtpSender } from './transport.ts';
import { trySending } from './try-sending.ts';
import { onMail } from './wake.ts';

const BATCH = 50;
const IDLE_CHECK_MS = 60_000;
const SERVER_RETRY_MS = 5_000;
const SERVER_LONGEST_RETRY_MS = 10 * 60 * 1000;

type Options = { send: SendMail; settings: MailSettings; now?: () => number; serverRetryMs?: number };

/**
 * Sends the queued mails, each once it is due. They wait in the database, so neither a restart nor a dead mail server
 * loses one; while the server is dead one mail at a time is tried, ever less often.
 */
export function runMailWorker(payload: Payload, options: Options): () => void {
  const { send, settings, now = Date.now, serverRetryMs = SERVER_RETRY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isBusy = false;
  let isAsked = false;
  let isStopped = false;

  const plan = (delayMs: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(work, delayMs).unref();
  };

  async function work(): Promise<void> {
    if (isBusy) {
      isAsked = true;
      return;
    }
    isBusy = true;
    isAsked = false;
    const wait = await round();
    isBusy = false;
    plan(isAsked && failures === 0 ? 0 : wait);
  }

  async function round(): Promise<number> {
    try {
      const mails = await dueMails(payload, now(), BATCH);
      for (const mail of mails) {
        if (isStopped) return 0;
        if (!(await trySending(payload, mail, { send, settings, now }))) {
          failures += 1;
          return Math.min(SERVER_LONGEST_RETRY_MS, serverRetryMs * 2 ** (failures - 1));
        }
      }
      failures = 0;
      const due = await nextDue(payload);
      return due === null ? IDLE_CHECK_MS : Math.max(0, Math.min(IDLE_CHECK_MS, due - now()));
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The mail queue' });
      return IDLE_CHECK_MS;
    }
  }

  const stopListening = onMail(() => {
    // a dead server is left alone until its time has come
    if (failures === 0) void work();
  });
  plan(0);
  return () => {
    isStopped = true;
    stopListening();
    clearTimeout(timer);
  };
}

const running = processState('mail.worker', (): { stop: () => void } => ({ stop: () => {} }));

/** Starts the mail worker of this process, in place of one that may already run; without SMTP_URL mail is off. */
export function startMailWorker(payload: Payload, settings: Env): void {
  running.get().stop();
  const { SMTP_URL, AGENCY_EMAIL } = settings;
  if (!SMTP_URL || !AGENCY_EMAIL) {
    payload.logger.warn('Mail is off: SMTP_URL and AGENCY_EMAIL are not both set');
    return;
  }
  running.get().stop = runMailWorker(payload, {
    send: smtpSender(SMTP_URL),
    settings: { ...settings, AGENCY_EMAIL },
  });
}
