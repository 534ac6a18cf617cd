import { randomUUID } from 'node:crypto';
import { isRecord } from '@passarela/contract/is-record';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { isErrorBody, unwrapData } from './answers/envelope.ts';
import { readNumber, readText } from './answers/kinds.ts';
import { guarded } from './circuit.ts';
import { BackendError, badAnswer, isBackendError, isGood, type Service } from './errors.ts';
import { backendState, type CachedToken, claimLogLine } from './state.ts';
import { fieldErrors, verdictOf } from './stored-answer.ts';
import { answerLimitMs } from './time-limits.ts';
import { type Answer, type Opened, type Outgoing, open, type Purpose, send } from './transport.ts';

/** A bearer token; `expiresInS` is null if the service does not say. */
type Grant = { token: string; expiresInS: number | null };

export function readGrant(body: unknown): Grant | null {
  const data = unwrapData(body);
  if (isErrorBody(body) || !isRecord(data)) return null;
  const token = readText(data.access_token) ?? readText(data.token);
  const expiresInS = readNumber(data.expires_in);
  return token === null
    ? null
    : {
        token: token.replace(/^bearer\s+/i, ''),
        expiresInS: expiresInS !== null && expiresInS > 0 ? expiresInS : null,
      };
}

/** The call that signs in to a service, with the credentials of the environment. */
export function signInCall(service: Service): { path: string; json: Record<string, string> } {
  const { INTEGRATION_SALT, INTEGRATION_API_KEY, PANEL_SALT, PANEL_API_TOKEN } = env();
  return service === 'panel'
    ? { path: '/api/login', json: { salt: PANEL_SALT, api_token: PANEL_API_TOKEN } }
    : { path: '/api/signin', json: { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY } };
}

const RENEW_EARLY_S = 60;
/** A panel token may be refreshed until ten minutes after its end. */
const REFRESH_GRACE_MS = 9 * 60_000;

/** A token, to be renewed a minute before its end, or at nine tenths of a short life. */
async function grant(service: Service, path: string, by: Pick<Outgoing, 'json' | 'headers'>) {
  // Our panel echoes the key: the site knows before the first form whether entries are known again.
  const headers = { ...by.headers, ...(service === 'panel' && { 'idempotency-key': randomUUID() }) };
  const signal = AbortSignal.timeout(answerLimitMs());
  const answer = await send({ service, method: 'POST', path, json: by.json, headers, signal });
  const granted = isGood(answer.status) ? readGrant(answer.body) : null;
  if (granted === null) throw badAnswer({ service, path }, answer);
  const { token, expiresInS } = granted;
  const lifeS = expiresInS === null ? null : Math.max(expiresInS - RENEW_EARLY_S, expiresInS * 0.9);
  return { value: token, renewAt: lifeS === null ? Number.POSITIVE_INFINITY : Date.now() + lifeS * 1000 };
}

/** Null if the panel no longer takes the old token, or has no such call. */
async function refresh({ value }: CachedToken): Promise<CachedToken | null> {
  try {
    return await grant('panel', '/api/refresh', { headers: { authorization: `Bearer ${value}` } });
  } catch (error) {
    if (!isBackendError(error)) throw error;
    const { status, kind } = error;
    if (status === 404 || status === 405) backendState().tokens.panel.hasNoRefresh = true;
    if (kind === 'invalid' || (status !== null && status < 500)) return null;
    throw error;
  }
}

async function renew(service: Service, cached: CachedToken | null): Promise<CachedToken> {
  const mayRefresh = service === 'panel' && !backendState().tokens.panel.hasNoRefresh;
  const canRefresh = mayRefresh && cached && Date.now() < cached.renewAt + REFRESH_GRACE_MS;
  const { path, json } = signInCall(service);
  return (canRefresh ? await refresh(cached) : null) ?? grant(service, path, { json, headers: {} });
}

/** Rejects when the caller's time is over, though the shared sign-in goes on. */
function within<T>(promise: Promise<T>, signal: AbortSignal, late: () => BackendError): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(late()), { once: true });
    promise.then(resolve, reject);
  });
}

/** The bearer token of a service, from memory or by one shared sign-in; renewed before it ends. */
export async function bearer(service: Service, signal: AbortSignal): Promise<string> {
  const late = () => new BackendError({ kind: 'timeout', service, path: 'sign-in' });
  // Before a sign-in starts: without a waiting caller its error would be unhandled.
  if (signal.aborted) throw late();
  const state = backendState().tokens[service];
  if (state.cached && Date.now() < state.cached.renewAt) return state.cached.value;
  state.pending ??= renew(service, state.cached)
    .then((cached) => {
      state.cached = cached;
      return cached;
    })
    .finally(() => {
      state.pending = null;
    });
  return (await within(state.pending, signal, late)).value;
}

/** A service that refuses a new token too must not get a sign-in per call. */
const REPLACE_EVERY_MS = 60_000;

/** Drops a refused token; false if a new one was refused as well within the last minute. */
function mayReplace(service: Service, token: string): boolean {
  const state = backendState().tokens[service];
  if (state.cached?.value !== token) return true;
  if (Date.now() - state.inVainAt < REPLACE_EVERY_MS) return false;
  state.cached = null;
  return true;
}

type Answered = { status: number; body?: unknown; isJson?: boolean; location?: string | null };

/** Whether an answer may refuse the token: 401, 419, a redirect, a page, or a no; never what may be a stored entry. */
function isRefused({ status, body = null, isJson = true, location = null }: Answered): boolean {
  if (status === 401 || status === 419) return true;
  if (!isGood(status) && (status < 300 || status >= 400)) return false;
  if (isGood(status) && isJson && !isErrorBody(body)) return false;
  const isUnread = isGood(status) && !isJson && body === null;
  if (isUnread) return true;
  return verdictOf({ status, body, location }) === 'refused' && Object.keys(fieldErrors(body)).length === 0;
}

/** Sends with a service's bearer token, and once more with a new one after an answer that {@link isRefused}. */
async function withToken<T extends Answered>(
  service: Service,
  signal: AbortSignal,
  sendWith: (authorization: string) => Promise<T>,
): Promise<T> {
  const token = await bearer(service, signal);
  const answer = await sendWith(`Bearer ${token}`);
  if (!isRefused(answer) || !mayReplace(service, token)) return answer;
  const again = await sendWith(`Bearer ${await bearer(service, signal)}`);
  if (isRefused(again)) backendState().tokens[service].inVainAt = Date.now();
  return again;
}

type Signed = Omit<Outgoing, 'headers' | 'signal'> & { headers?: Record<string, string> };

/**
 * Sends one request with a token, past the circuit: what it says stops no page, and an entry is worth a real try. Any
 * status is an answer. Throws BackendError.
 */
export function sendSigned(call: Signed, signal: AbortSignal): Promise<Answer> {
  return withToken(call.service, signal, (authorization) =>
    send({ ...call, headers: { ...call.headers, authorization }, signal }),
  );
}

/** One line a minute for each kind of failure of each call. */
export function logFailure({ service, path, kind, status, code }: BackendError) {
  // The open circuit is the echo of a failure that has its line.
  if (kind === 'open' || !claimLogLine([service, path, kind, status, code].join(' '))) return;
  log('warn', 'service failed', { service, path, kind, status, code });
}

/** A call to a service, with the path below its base URL. */
export type Call = Omit<Signed, 'read'> & {
  /** How long the whole call may take, sign-in included. */
  limitMs?: number;
  /** A list that is read in the background: that it is late says nothing about other calls. */
  isList?: boolean;
  /** Statuses that are answers and not failures, besides 2xx. */
  expected?: readonly number[];
};

/** An answer of use; throws for a failure, for a page, and for an error with a good status. */
async function sendChecked(call: Call, read: Outgoing['read'], signal: AbortSignal): Promise<Answer> {
  const answer = await sendSigned({ ...call, ...(read && { read }) }, signal);
  const { status, body, isJson } = answer;
  const isOfUse = isGood(status) ? isJson && !isErrorBody(body) : call.expected?.includes(status);
  if (!isOfUse) throw badAnswer(call, answer);
  return answer;
}

const isShortPause = ({ status, retryAfterS }: BackendError) =>
  status === 429 && Boolean(retryAfterS) && (retryAfterS ?? 0) * 1_000 < answerLimitMs();

/** A read that broke, or that one of several instances could not answer: the next may; so does the end of a pause. */
const isWorthAnother = (error: unknown) =>
  isBackendError(error) &&
  ((error.kind === 'unreachable' && error.code !== 'ECONNREFUSED') ||
    [500, 502, 504].includes(error.status ?? 0) ||
    isShortPause(error));
const onceMore = retry(handleWhen(isWorthAnother), { maxAttempts: 1, backoff: new ConstantBackoff(0) });

/**
 * Calls a service with its token: one retry if it is refused or a read breaks, 3 s to connect, SERVICE_TIMEOUT_S in
 * all. Throws {@link BackendError}.
 */
export async function callService(call: Call): Promise<Answer> {
  const { service, path, limitMs = answerLimitMs(), isList = false } = call;
  const read = call.method === 'GET' || isList ? { limitMs, isList } : undefined;
  const run = () => {
    const signal = AbortSignal.timeout(limitMs);
    const once = () => sendChecked(call, read, signal);
    return read ? onceMore.execute(once) : once();
  };
  try {
    return await guarded(service, path, run);
  } catch (error) {
    if (isBackendError(error)) logFailure(error);
    throw error;
  }
}

type OpenCall = Omit<Signed, 'read'> & { purpose: Purpose; signal?: AbortSignal };

/** Calls a service for what is passed on as it comes: a ZIP, a picture. `read` decides on it. Throws BackendError. */
export function openService<T>(
  { purpose, signal = AbortSignal.any([]), ...call }: OpenCall,
  read: (answer: Opened) => Promise<T>,
): Promise<T> {
  const signInLimit = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs())]);
  const run = async (authorization: string) => {
    const answer = await open({ ...call, headers: { accept: '*/*', authorization }, signal }, purpose);
    if (isRefused(answer)) await answer.stream.dump();
    return answer;
  };
  return guarded(call.service, call.path, async () => read(await withToken(call.service, signInLimit, run)));
}
