import { postForm } from '@/components/ui/post-form';
import type { FormAnswer } from '@/lib/forms/answer';
import { forgetQueuedQuote, readQueuedQuote } from './queued-quote';

/** Asked of the form on screen, which shows what became of its quote; `detail` is the reference. */
export const QUEUED_QUOTE_SENT = 'queued-quote-sent';
/** What waiting may mend; anything else is for the form, which keeps its draft. */
const PASSING = ['limited', 'unavailable'];

async function send(): Promise<FormAnswer | null> {
  const data = readQueuedQuote();
  const answer = data && (await postForm<FormAnswer>('/api/quotes', data).catch(() => null));
  const mayPass = data && (!answer || (answer.status === 'failed' && PASSING.includes(answer.failure)));
  if (mayPass) return null;
  forgetQueuedQuote();
  return answer;
}

/**
 * Sends the quote that waits, from one tab only; the panel knows it again should the answer get lost. Gives the last
 * word on it; null where nothing waits, or it waits on.
 */
export async function sendQueuedQuote(): Promise<FormAnswer | null> {
  if (!navigator.locks) return send();
  return await navigator.locks.request('queued-quote', { ifAvailable: true }, (lock) =>
    lock ? send() : null,
  );
}
