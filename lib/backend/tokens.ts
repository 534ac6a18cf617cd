import { randomUUID } from 'node:crypto';
import { isRecord } from '@passarela/contract/is-record';
import { env } from '../system/env.ts';
import { isErrorBody, unwrapData } from './answers/envelope.ts';
import { readNumber, readText } from './answers/kinds.ts';
import { BackendError, type Service } from './errors.ts';
import { backendState, type CachedToken } from './state.ts';
import { fieldErrors, verdictOf } from './stored-answer.ts';
import { answerLimitMs } from './time-limits.ts';
import { type Answer, send } from './transport.ts';

const RENEW_EARLY_S = 60;
/** A panel token may be refreshed until ten minutes after its end. */
const REFRESH_GRACE_MS = 9 * 60_000;

/** A service that refuses a new token too must not get a sign-in per call. */
const REPLACE_EVERY_MS = 60_000;

/** Renews a minute before the end, or at nine tenths of a short life; a token without an end is used until refused. */
const tokenOf = ({ token, expiresInS }: Grant): CachedToken => ({
  value: token,
  renewAt:
    expiresInS === null
      ? Number.POSITIVE_INFINITY
      : Date.now() + Math.max(expiresInS - RENEW_EARLY_S, expiresInS * 0.9) * 1000,
});

async function post(service: Service, path: string, extra: { json: unknown } | { token: string }) {
  const answer = await send({
    service,
    method: 'POST',
    path,
    headers: {
      ...('token' in extra && { authorization: `Bearer ${extra.token}` }),
      // Our panel echoes it: the site knows before the first form whether entries are known again.
      ...(service === 'panel' && { 'idempotency-key': randomUUID() }),
    },
    ...('json' in extra && { json: extra.json }),
    signal: AbortSignal.timeout(answerLimitMs()),
  });
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  const { status, retryAfterS } = answer;
  const kind = status === 401 ? 'unauthorized' : 'status';
  throw new BackendError({ kind, service, path, status, retryAfterS });
}

function grantOf(service: Service, path: string, body: unknown): Grant {
  const grant = readGrant(body);
  if (grant === null) throw new BackendError({ kind: 'invalid', service, path });
  return grant;
}

/** The call that signs in to a service, with the credentials of the environment. */
export function signInCall(service: Service): { path: string; json: Record<string, string> } {
  const { INTEGRATION_SALT, INTEGRATION_API_KEY, PANEL_SALT, PANEL_API_TOKEN } = env();
  return service === 'panel'
    ? { path: '/api/login', json: { salt: PANEL_SALT, api_token: PANEL_API_TOKEN } }
    : { path: '/api/signin', json: { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY } };
}

async function signIn(service: Service): Promise<Grant> {
  const { path, json } = signInCall(service);
  return grantOf(service, path, await post(service, path, { json }));
}

/** Null if the panel no longer takes the old token, or has no such call. */
async function refresh(cached: CachedToken): Promise<Grant | null> {
  const path = '/api/refresh';
  try {
    return grantOf('panel', path, await post('panel', path, { token: cached.value }));
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { status, kind } = error;
    if (status === 404 || status === 405) backendState().tokens.panel.hasNoRefresh = true;
    if (kind === 'invalid' || (status !== null && status < 500)) return null;
    throw error;
  }
}

async function renew(service: Service, cached: CachedToken | null): Promise<CachedToken> {
  const mayRefresh = service === 'panel' && !backendState().tokens.panel.hasNoRefresh;
  const canRefresh = mayRefresh && cached && Date.now() < cached.renewAt + REFRESH_GRACE_MS;
  return tokenOf((canRefresh ? await refresh(cached) : null) ?? (await signIn(service)));
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
export function isRefused({ status, body = null, isJson = true, location = null }: Answered): boolean {
  if (status === 401 || status === 419) return true;
  const isGood = status >= 200 && status < 300;
  if (!isGood && (status < 300 || status >= 400)) return false;
  if (isGood && isJson && !isErrorBody(body)) return false;
  const isUnread = isGood && !isJson && body === null;
  if (isUnread) return true;
  return verdictOf({ status, body, location }) === 'refused' && Object.keys(fieldErrors(body)).length === 0;
}

/** Sends with a service's bearer token, and once more with a new one after an answer that {@link isRefused}. */
export async function withToken<T extends Answered>(
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

/** Tells the panel something past its circuit, which stops no page. Any status is an answer; throws BackendError. */
export function tellPanel(path: string, json: unknown, limitMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(limitMs);
  return withToken('panel', signal, (authorization) =>
    send({ service: 'panel', method: 'POST', path, headers: { authorization }, json, signal }),
  );
}

/** A bearer token; `expiresInS` is null if the service does not say. */
export type Grant = { token: string; expiresInS: number | null };

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
