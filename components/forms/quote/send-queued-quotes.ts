import { postForm } from '@/components/ui/post-form';
import type { FormAnswer } from '@/lib/forms/answer';
import { changeQueue, type QueuedQuote, queuedQuotes } from './queued-quote';

/** Asked of the form on screen, which shows what became of its quote (`QuoteSent`). */
export const QUEUED_QUOTE_SENT = 'queued-quote-sent';
export type QuoteSent = { reference: string; fields: Record<string, string> };

/** What waiting may mend; anything else is for the form, which keeps its draft. */
const PASSING = ['limited', 'unavailable'];

type Tell = (answer: FormAnswer, quote: QueuedQuote) => void;

/** The one stored then, also after a newer one for the same talents took its place. */
const isSame = (one: QueuedQuote) => (other: QueuedQuote) =>
  one.at === other.at && one.fields.models === other.fields.models;

async function sendAll(tell: Tell) {
  for (const quote of queuedQuotes()) {
    const triedAt = quote.triedAt ?? Date.now();
    changeQueue((all) => all.map((each) => (isSame(quote)(each) ? { ...each, triedAt } : each)));
    const data = new FormData();
    for (const [name, value] of Object.entries(quote.fields)) data.set(name, value);
    const answer = await postForm<FormAnswer>('/api/quotes', data).catch(() => null);
    if (!answer || (answer.status === 'failed' && PASSING.includes(answer.failure))) continue;
    changeQueue((all) => all.filter((each) => !isSame(quote)(each)));
    tell(answer, quote);
  }
}

/** Sends the quotes that wait, from one tab only, and tells the last word on each; the others wait on. */
export async function sendQueuedQuotes(tell: Tell): Promise<void> {
  if (!navigator.locks) return sendAll(tell);
  await navigator.locks.request('queued-quotes', { ifAvailable: true }, (lock) => lock && sendAll(tell));
}
