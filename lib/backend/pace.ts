import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { BackendError, type Service } from './errors.ts';
import { backendState } from './state.ts';

const MINUTE_MS = 60_000;
/** A number without its span, or a guess, is believed from here on: `10` may be of a second. */
const GUESS_MIN = 30;
const LEARNED_FOR_MS = 60 * MINUTE_MS;
/** So much of a limit may go at once, and the rest evenly: then no span of its length has more calls than the limit. */
const AT_ONCE_SHARE = 0.25;
const WAIT_MAX_SHARE = 0.75;

type Limit = { calls: number; spanMs: number };
type Sent = { at: number; isRefused: boolean };
/** The calls of the last minute, and what the service said of its limit (429, `Retry-After`, `RateLimit-Limit`). */
export type Pace = { sent: Sent[]; learned: (Limit & { until: number }) | null; pausedUntil: number };

/** A read waits for its turn; a call without one, as a form or a sign-in, goes at once, and counts. */
type Turn = {
  service: Service;
  path: string;
  signal: AbortSignal;
  read?: { limitMs: number; isList: boolean };
};

const rate = ({ calls, spanMs }: Limit) => calls / spanMs;

function limitOf({ learned }: Pace): Limit | null {
  if (learned && Date.now() < learned.until) return learned;
  const calls = env().SERVICE_CALLS_PER_MINUTE;
  return calls === undefined ? null : { calls, spanMs: MINUTE_MS };
}

/** How long until a call may go; a list goes at half of the pace, so that visitors find room. */
function waitOf(pace: Pace, isList: boolean): number {
  const limit = limitOf(pace);
  if (limit === null) return 0;
  const share = isList ? 0.5 : 1;
  const recent = pace.sent.filter(({ at }) => at > Date.now() - limit.spanMs);
  if (recent.length < limit.calls * AT_ONCE_SHARE * share) return 0;
  const lastAt = Math.max(0, ...recent.map(({ at }) => at));
  return lastAt + limit.spanMs / (limit.calls * (1 - AT_ONCE_SHARE) * share) - Date.now();
}

function note(pace: Pace, sent: Sent) {
  pace.sent = [...pace.sent.filter(({ at }) => at > Date.now() - MINUTE_MS), sent];
}

/**
 * Waits until the service's limit has room for a call. Throws BackendError `open` where that is late. A visitor's turn
 * is noted as they come, so that nobody who comes later is before; a list's as it goes.
 */
async function takeTurn({ service, path, signal, read }: Turn): Promise<Sent> {
  const pace = backendState().paces[service];
  const lateAt = Date.now() + (read?.limitMs ?? 0) * WAIT_MAX_SHARE;
  for (;;) {
    const now = Date.now();
    const pausedMs = pace.pausedUntil - now;
    // A visitor tries a service that pauses for longer than anybody waits: it may answer this one.
    const pauseMs = read?.isList || now + pausedMs <= lateAt ? pausedMs : 0;
    const waitMs = read ? Math.max(waitOf(pace, read.isList), pauseMs, 0) : 0;
    const sent = { at: now + waitMs, isRefused: false };
    if (waitMs === 0) {
      note(pace, sent);
      return sent;
    }
    if (sent.at > lateAt) throw new BackendError({ kind: 'open', service, path });
    if (!read?.isList) note(pace, sent);
    const isAwake = await delay(waitMs, true, { signal }).catch(() => false);
    if (isAwake && !read?.isList && pace.pausedUntil <= Date.now()) return sent;
    pace.sent = pace.sent.filter((other) => other !== sent);
    if (!isAwake) throw new BackendError({ kind: 'open', service, path });
  }
}

const textOf = (header: string | string[] | undefined) => String(header ?? '');

/** `Retry-After`, in seconds or as a day; 0 without. */
export function retryAfterOf(headers: IncomingHttpHeaders): number {
  const text = textOf(headers['retry-after']);
  return Number(text) || Math.max(0, Math.ceil((Date.parse(text) - Date.now()) / 1_000)) || 0;
}

/** The lowest limit of at most a minute: `60`, `100, 60;w=60`, `"default";q=60;w=60`. */
function namedLimit(headers: IncomingHttpHeaders): Limit | null {
  const names = ['ratelimit-policy', 'ratelimit-limit', 'x-ratelimit-limit'];
  const text = names.map((name) => textOf(headers[name])).find((each) => each !== '') ?? '';
  const parts = text.split(',');
  const exact = parts.filter((part) => part.includes('w='));
  const limits = (exact.length > 0 ? exact : parts).flatMap((part) => {
    const calls = Number(/(?:^\s*|q=)(\d+)/.exec(part)?.[1] ?? 0);
    const spanS = /w=(\d+)/.exec(part)?.[1];
    const isKnown = spanS === undefined ? calls >= GUESS_MIN : calls > 0 && Number(spanS) <= 60;
    return isKnown ? [{ calls, spanMs: Number(spanS ?? 60) * 1_000 }] : [];
  });
  return limits.sort((one, other) => rate(one) - rate(other))[0] ?? null;
}

/** Learns a service's limit from the answer to a read; forms and sign-ins have limits of their own. */
function noteLimit({ service, read }: Turn, sent: Sent, status: number, headers: IncomingHttpHeaders) {
  if (!read) return;
  const pace = backendState().paces[service];
  if (status === 429) {
    sent.isRefused = true;
    pace.pausedUntil = Date.now() + Math.min(retryAfterOf(headers) * 1_000, MINUTE_MS);
  }
  const accepted = pace.sent.filter(({ at, isRefused }) => at <= Date.now() && !isRefused).length;
  const guessed = status === 429 ? { calls: Math.max(GUESS_MIN, accepted), spanMs: MINUTE_MS } : null;
  const limit = namedLimit(headers) ?? guessed;
  const known = limitOf(pace);
  if (limit === null || (known && rate(limit) > rate(known))) return;
  if (known === null || rate(limit) < rate(known)) log('info', 'service has a limit', { service, ...limit });
  pace.learned = { ...limit, until: Date.now() + LEARNED_FOR_MS };
}

type Response = { statusCode: number; headers: IncomingHttpHeaders };

/** Makes a call in its turn, and learns the service's limit from what it answers. */
export async function inTurn<T extends Response>(turn: Turn, call: () => Promise<T>): Promise<T> {
  const sent = await takeTurn(turn);
  const answer = await call();
  noteLimit(turn, sent, answer.statusCode, answer.headers);
  return answer;
}
