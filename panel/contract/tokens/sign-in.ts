import { loginBody, signinBody } from '@passarela/contract';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { ADDRESS_HEADER } from '../../platform/http/address-header.ts';
import { admit, type Limit } from '../../platform/limits/shared-limits.ts';
import { hashedKey } from '../../platform/limits/tries.ts';
import { echoKey, json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Audience, Call, Handler, Services } from '../http/route.ts';
import {
  areCredentials,
  issueToken,
  isTokenGood,
  REFRESH_GRACE_SECONDS,
  TOKEN_LIFETIME_SECONDS,
  tokenKey,
} from './token.ts';

const WRONG_TRIES: Limit = { bucket: 'contract', allowed: 10, windowMs: 60_000 };

async function check(
  audience: Audience,
  given: { salt: string; secret: string },
  { request, env, payload, now }: Call,
): Promise<void> {
  // secrets of 16 characters and more are not guessed: a stranger's wrong tries must not keep the site out
  if (areCredentials(audience, given, env)) return;
  const address = request.headers.get(ADDRESS_HEADER) ?? 'unknown';
  const wait = await admit(payload, WRONG_TRIES, hashedKey(address), now());
  if (wait > 0) {
    throw new ContractError(429, 'Too many wrong tries', { headers: { 'Retry-After': String(wait) } });
  }
  throw new ContractError(401, 'Wrong credentials');
}

const issued = (audience: Audience, { env, now }: Call) => ({
  token: issueToken(audience, tokenKey(audience, env), now()),
  expiry: { token_type: 'bearer', expires_in: TOKEN_LIFETIME_SECONDS },
});

/** POST {INTEGRATION}/api/signin. */
export const signin: Handler = async (call) => {
  const { salt, api_key } = await readJson(call.request, signinBody);
  await check('integration', { salt, secret: api_key }, call);
  const { token, expiry } = issued('integration', call);
  return json({ access_token: token, ...expiry });
};

/** POST {PANEL}/api/login. */
export const login: Handler = async (call) => {
  const { salt, api_token } = await readJson(call.request, loginBody);
  await check('panel', { salt, secret: api_token }, call);
  const { token, expiry } = issued('panel', call);
  return json({ token, ...expiry }, 200, echoKey(call.request));
};

/** POST {PANEL}/api/refresh: a good token, or one that ended within ten minutes, gives a new one. */
export const refresh: Handler = async (call) => {
  requireToken(call.request, 'panel', call, REFRESH_GRACE_SECONDS);
  const { token, expiry } = issued('panel', call);
  return json({ token, ...expiry }, 200, echoKey(call.request));
};

/** Throws 401 unless the request carries a good bearer token of the service. */
export function requireToken(
  request: Request,
  audience: Audience,
  { env, now }: Pick<Services, 'env' | 'now'>,
  graceSeconds = 0,
): void {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const key = tokenKey(audience, env);
  if (token && isTokenGood(token, { audience, key, now: now(), graceSeconds })) return;
  throw new ContractError(401, 'No, bad or expired token', { headers: { 'WWW-Authenticate': 'Bearer' } });
}
