import { postForm } from '@/components/ui/post-form';
import type { FormAnswer } from '@/lib/forms/answer';
import { forgetQueuedQuote, readQueuedQuote } from './queued-quote';

/** Asked of the form on screen, which shows what became of its quote; `detail` is the reference. */
export const QUEUED_QUOTE_SENT = 'queued-quote-sent';
/** What will not change by waiting: the form, which keeps its draft, says what is wrong. */
const FINAL = ['fields', 'trap', 'tooFast', 'tooLarge', 'origin'];

async function send(): Promise<FormAnswer | null> {
  const data = readQueuedQuote();
  if (!data) {
    forgetQueuedQuote();
    return null;
  }
  const answer = await postForm<FormAnswer>('/api/quotes', data).catch(() => null);
  if (answer?.status === 'sent' || (answer && FINAL.includes(answer.failure))) forgetQueuedQuote();
  return answer;
}

/**
 * Sends the quote that waits, from one tab only; the panel knows it again should the answer get lost. Null where
 * nothing was sent or nothing came back.
 */
export async function sendQueuedQuote(): Promise<FormAnswer | null> {
  if (!navigator.locks) return send();
  return await navigator.locks.request('queued-quote', { ifAvailable: true }, (lock) =>
    lock ? send() : null,
  );
}
