import { ContractError } from '../../platform/errors/contract-error.ts';
import type { Audience, Services } from '../http/route.ts';
import { tokenKey } from './credentials.ts';
import { isTokenGood } from './token.ts';

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
