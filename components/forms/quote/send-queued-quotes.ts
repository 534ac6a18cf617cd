import { fetchJson } from '@/components/ui/fetch-json';
import { postForm } from '@/components/ui/post-form';
import { type FormAnswer, failed } from '@/lib/forms/answer';
import { signAsDevice } from '../ui/device-key';
import { changeQueue, type QueuedQuote, queuedQuotes } from './queued-quote';

/** An event for the form on screen, which shows the result of its quote (`QuoteSent`). */
export const QUEUED_QUOTE_SENT = 'queued-quote-sent';
export type QuoteSent = { reference: string | null; sendsMail: boolean; fields: Record<string, string> };

/** Errors that may pass with time; any other belongs to the form, which has its draft. */
const PASSING = ['limited', 'unavailable'];

type Tell = (answer: FormAnswer, quote: QueuedQuote) => void;

/** The one stored then, also after a newer one for the same talents took its place. */
const isSame = (one: QueuedQuote) => (other: QueuedQuote) =>
  one.at === other.at && one.fields.models === other.fields.models;

/** Whether a quote sent again is the same one to the agency's service; null if the site does not answer. */
const isKnownAgain = (): Promise<boolean | null> =>
  fetchJson<{ known_again?: unknown }>('/api/quotes').then(
    ({ known_again }) => known_again === true,
    () => null,
  );

/** Posts a quote; after a lost try, only to a service that would not store it twice. */
async function sendQuote(quote: QueuedQuote): Promise<FormAnswer | null> {
  if (quote.triedAt !== null) {
    const isKnown = await isKnownAgain();
    if (isKnown !== true) return isKnown === null ? null : failed('unknown');
  }
  const data = new FormData();
  for (const [name, value] of Object.entries(quote.fields)) data.set(name, value);
  signAsDevice(data);
  return postForm<FormAnswer>('/api/quotes', data).catch(() => null);
}

async function sendAll(tell: Tell) {
  for (const quote of queuedQuotes()) {
    const triedAt = quote.triedAt ?? Date.now();
    const tried = (each: QueuedQuote) => (isSame(quote)(each) ? { ...each, triedAt } : each);
    // one whose try cannot be written down would be sent again past its time
    if (!changeQueue((all) => all.map(tried))) return;
    const answer = await sendQuote(quote);
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
