import { loginAnswer, signinAnswer } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { handleWhenResult, retry } from 'cockatiel';
import { env } from '../system/env.ts';
import { BackendError, type Service } from './errors.ts';
import { backendState, type HeldToken } from './state.ts';
import { ANSWER_LIMIT_MS, send } from './transport.ts';

const RENEW_EARLY_S = 60;
/** A panel token may be refreshed until ten minutes after its end (CONTRACT, Tokens). */
const REFRESH_GRACE_MS = 9 * 60_000;

type Grant = { token: string; expiresIn: number };

/** Renews a minute before the end, or at nine tenths of a short life. */
const hold = ({ token, expiresIn }: Grant): HeldToken => ({
  value: token,
  renewAt: Date.now() + Math.max(expiresIn - RENEW_EARLY_S, expiresIn * 0.9) * 1000,
});

async function post(service: Service, path: string, extra: { json: unknown } | { token: string }) {
  const answer = await send({
    service,
    method: 'POST',
    path,
    headers: 'token' in extra ? { authorization: `Bearer ${extra.token}` } : {},
    ...('json' in extra && { json: extra.json }),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (answer.status === 200) return answer.body;
  const { status, retryAfterS } = answer;
  const kind = status === 401 ? 'unauthorized' : 'status';
  throw new BackendError({ kind, service, path, status, retryAfterS });
}

function readGrant(service: Service, path: string, body: unknown): Grant {
  const grant =
    service === 'panel'
      ? loginAnswer.transform(({ token, expires_in }) => ({ token, expiresIn: expires_in })).safeParse(body)
      : signinAnswer
          .transform(({ access_token, expires_in }) => ({ token: access_token, expiresIn: expires_in }))
          .safeParse(body);
  if (!grant.success) throw new BackendError({ kind: 'invalid', service, path });
  return grant.data;
}

async function signIn(service: Service): Promise<Grant> {
  const { INTEGRATION_SALT, INTEGRATION_API_KEY, PANEL_SALT, PANEL_API_TOKEN } = env();
  const [path, json] =
    service === 'panel'
      ? ['/api/login', { salt: PANEL_SALT, api_token: PANEL_API_TOKEN }]
      : ['/api/signin', { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY }];
  return readGrant(service, path, await post(service, path, { json }));
}

/** A new panel token for one that ends; null where the panel no longer takes the old one. */
async function refresh(held: HeldToken): Promise<Grant | null> {
  const path = '/api/refresh';
  try {
    return readGrant('panel', path, await post('panel', path, { token: held.value }));
  } catch (error) {
    if (error instanceof BackendError && error.status !== null && error.status < 500) return null;
    throw error;
  }
}

async function renew(service: Service, held: HeldToken | null): Promise<HeldToken> {
  const canRefresh = service === 'panel' && held && Date.now() < held.renewAt + REFRESH_GRACE_MS;
  return hold((canRefresh ? await refresh(held) : null) ?? (await signIn(service)));
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
  if (state.held && Date.now() < state.held.renewAt) return state.held.value;
  state.pending ??= renew(service, state.held)
    .then((held) => {
      state.held = held;
      return held;
    })
    .finally(() => {
      state.pending = null;
    });
  return (await within(state.pending, signal, late)).value;
}

function forgetToken(service: Service, token: string) {
  const state = backendState().tokens[service];
  if (state.held?.value === token) state.held = null;
}

const onceMore = retry(
  handleWhenResult((answer) => isRecord(answer) && answer.status === 401),
  { maxAttempts: 1 },
);

/** Sends with the bearer token of a service, and once more with a new one after a 401. */
export const withToken = <T extends { status: number }>(
  service: Service,
  signal: AbortSignal,
  sendWith: (authorization: string) => Promise<T>,
): Promise<T> =>
  onceMore.execute(async () => {
    const token = await bearer(service, signal);
    const answer = await sendWith(`Bearer ${token}`);
    if (answer.status === 401) forgetToken(service, token);
    return answer;
  });
