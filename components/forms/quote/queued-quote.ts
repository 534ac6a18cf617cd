import { createOutbox, isLate, type Waiting } from '@/components/ui/outbox';
import { readText, storeText } from '@/components/ui/storage';
import { QUOTES_STORAGE_KEY } from '@/lib/domain/constants';
import { DEVICE_FIELD } from '@/lib/forms/sender';

const QUOTES_MAX = 5;

/** A quote that waits for the network. `fields` are the posted ones; its talents (`models`) tell quotes apart. */
export type QueuedQuote = Waiting & { triedAt: number | null };

const outbox = createOutbox({ read: readText, store: storeText }, ({ triedAt }) => ({
  triedAt: typeof triedAt === 'number' ? triedAt : null,
}));

/** One without a time has waited too long. */
const isAlive = (quote: QueuedQuote, now: number): boolean =>
  quote.at > 0 && !isLate('quote', quote, now) && !isLate('triedQuote', { at: quote.triedAt ?? 0 }, now);

/** The quotes that wait on this device; none if the storage is broken. */
export const queuedQuotes = (now = Date.now()) =>
  outbox.all(QUOTES_STORAGE_KEY).filter((quote) => isAlive(quote, now));

/** Changes the stored quotes. Returns whether this browser stores them. */
export const changeQueue = (change: (quotes: readonly QueuedQuote[]) => QueuedQuote[]): boolean =>
  outbox.change(QUOTES_STORAGE_KEY, (quotes) => change(quotes).slice(-QUOTES_MAX));

/** Takes away the quotes that have waited too long: whoever is at the device is told, and has their texts again. */
export function takeEndedQuotes(now = Date.now()): QueuedQuote[] {
  const ended = outbox.all(QUOTES_STORAGE_KEY).filter((quote) => !isAlive(quote, now));
  changeQueue((quotes) => quotes.filter((quote) => isAlive(quote, now)));
  return ended;
}

/** Stores a quote until the network is back, in place of one for the same talents; false if the browser forbids it. */
export function queueQuote(data: FormData, now = Date.now()): boolean {
  const { [DEVICE_FIELD]: _key, ...fields } = Object.fromEntries(
    [...data].map(([name, value]) => [name, String(value)]),
  );
  const others = (quotes: readonly QueuedQuote[]) =>
    quotes.filter((each) => each.fields.models !== fields.models);
  return changeQueue((quotes) => [...others(quotes), { at: now, triedAt: null, fields }]);
}

/** Drops a waiting quote for the same talents: it was sent, or taken back. */
export function forgetQuoteFor(models: string): void {
  if (readText(QUOTES_STORAGE_KEY) !== null)
    changeQueue((quotes) => quotes.filter((each) => each.fields.models !== models));
}

/** Whether these texts of a form are those of a sent quote, whose message may begin with the days. */
export const isWhatWasSent = (typed: Record<string, string>, sent: Record<string, string>): boolean =>
  Object.entries(typed).every(([name, text]) =>
    name === 'message' ? (sent[name] ?? '').endsWith(text) : sent[name] === text,
  );
