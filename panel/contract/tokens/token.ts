import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
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
