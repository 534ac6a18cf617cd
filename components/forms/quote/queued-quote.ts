import { isRecord } from '@passarela/contract/is-record';
import { parseStored, readText, storeText } from '@/components/ui/storage';
import { DEVICE_FIELD } from '@/lib/forms/sender';

const KEY = 'queued-quotes';
const LIFE_MS = 7 * 24 * 60 * 60_000;
/** The panel knows a quote again for 24 hours (docs/decisions/forms.md): once tried, it waits no longer. */
const TRIED_LIFE_MS = 23 * 60 * 60_000;
const QUOTES_MAX = 5;

/** A quote that waits for the network. `fields` are the posted ones; its talents (`models`) tell quotes apart. */
export type QueuedQuote = { at: number; triedAt: number | null; fields: Record<string, string> };

function toQuote(stored: unknown): QueuedQuote[] {
  if (!isRecord(stored) || !isRecord(stored.fields)) return [];
  const triedAt = typeof stored.triedAt === 'number' ? stored.triedAt : null;
  const fields = Object.entries(stored.fields).map(([name, value]) => [name, String(value)]);
  return [{ at: Number(stored.at), triedAt, fields: Object.fromEntries(fields) }];
}

const isAlive = ({ at, triedAt }: QueuedQuote, now: number): boolean =>
  now - at < LIFE_MS && (triedAt === null || now - triedAt < TRIED_LIFE_MS);

function allQuotes(): QueuedQuote[] {
  const stored = parseStored(readText(KEY));
  return Array.isArray(stored) ? stored.flatMap(toQuote) : [];
}

/** The quotes that wait on this device; none if the storage is broken. */
export const queuedQuotes = (now = Date.now()) => allQuotes().filter((quote) => isAlive(quote, now));

/** Whether a quote waits here, or has waited too long and nobody was told yet. */
export const hasQuotes = (): boolean => readText(KEY) !== null;

/** Changes the stored quotes. Returns whether this browser stores them. */
export function changeQueue(change: (quotes: QueuedQuote[]) => QueuedQuote[]): boolean {
  const quotes = change(allQuotes()).slice(-QUOTES_MAX);
  return storeText(KEY, quotes.length === 0 ? null : JSON.stringify(quotes));
}

/** Takes away the quotes that have waited too long: whoever is at the device is told, and has their texts again. */
export function takeEndedQuotes(now = Date.now()): QueuedQuote[] {
  const ended = allQuotes().filter((quote) => !isAlive(quote, now));
  changeQueue((quotes) => quotes.filter((quote) => isAlive(quote, now)));
  return ended;
}

/** Stores a quote until the network is back, in place of one for the same talents; false if the browser forbids it. */
export function queueQuote(data: FormData, now = Date.now()): boolean {
  const { [DEVICE_FIELD]: _key, ...fields } = Object.fromEntries(
    [...data].map(([name, value]) => [name, String(value)]),
  );
  const others = (quotes: QueuedQuote[]) => quotes.filter((each) => each.fields.models !== fields.models);
  return changeQueue((quotes) => [...others(quotes), { at: now, triedAt: null, fields }]);
}

/** Drops a waiting quote for the same talents: it was sent, or taken back. */
export function forgetQuoteFor(models: string): void {
  if (hasQuotes()) changeQueue((quotes) => quotes.filter((each) => each.fields.models !== models));
}

/** Whether these texts of a form are those of a sent quote, whose message may begin with the days. */
export const isWhatWasSent = (typed: Record<string, string>, sent: Record<string, string>): boolean =>
  Object.entries(typed).every(([name, text]) =>
    name === 'message' ? (sent[name] ?? '').endsWith(text) : sent[name] === text,
  );
