import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Env } from '../../platform/settings/env.ts';
import type { Audience } from '../http/route.ts';

export const TOKEN_LIFETIME_SECONDS = 3600;
export const REFRESH_GRACE_SECONDS = 600;

const claims = z.object({ audience: z.enum(['integration', 'panel']), expires: z.number().int() });

const sign = (body: string, key: string): Buffer => createHmac('sha256', key).update(body).digest();

/** A signed token for one service, good for an hour from `now` (milliseconds). */
export function issueToken(audience: Audience, key: string, now: number): string {
  const expires = Math.floor(now / 1000) + TOKEN_LIFETIME_SECONDS;
  const body = Buffer.from(JSON.stringify({ audience, expires, id: randomUUID() })).toString('base64url');
  return `${body}.${sign(body, key).toString('base64url')}`;
}

/** True when the token was signed with `key` for this service and ended no longer ago than `graceSeconds`. */
export function isTokenGood(
  token: string,
  {
    audience,
    key,
    now,
    graceSeconds = 0,
  }: { audience: Audience; key: string; now: number; graceSeconds?: number },
): boolean {
  const [body = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(body, key);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return (
    parsed.success && parsed.data.audience === audience && parsed.data.expires + graceSeconds > now / 1000
  );
}

type Pair = { salt: string; secret: string };

const pairOf = (audience: Audience, env: Env): Pair =>
  audience === 'integration'
    ? { salt: env.INTEGRATION_SALT, secret: env.INTEGRATION_API_KEY }
    : { salt: env.PANEL_SALT, secret: env.PANEL_API_TOKEN };

const digest = ({ salt, secret }: Pair): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([salt, secret]))
    .digest();

/** True when the caller sent the service's own credentials; takes the same time either way. */
export const areCredentials = (audience: Audience, given: Pair, env: Env): boolean =>
  timingSafeEqual(digest(given), digest(pairOf(audience, env)));

/** The key that signs a service's tokens: changing its credentials ends every token at once. */
export const tokenKey = (audience: Audience, env: Env): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(audience)
    .update(digest(pairOf(audience, env)))
    .digest('base64url');
