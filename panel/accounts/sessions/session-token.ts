import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import type { User } from '../../platform/db/payload-types.ts';
import { env } from '../../platform/settings/env.ts';

/** A signed token, and when it is over (seconds since 1970). */
export type SessionToken = { token: string; exp: number };

const configOf = (payload: Payload) => payload.collections.users.config;

/**
 * How long a session that began at `began` (ms) lasts from `now` on, in whole seconds: its use renews it, up to
 * SESSION_MAX_HOURS after its beginning. Not positive: it is over.
 */
export const secondsLeft = (payload: Payload, began: number, now: number): number =>
  Math.min(
    configOf(payload).auth.tokenExpiration,
    Math.floor((began + env().SESSION_MAX_HOURS * 3_600_000 - now) / 1000),
  );

/** Signs the token of a session as Payload does, which also reads it. */
export function signToken(
  payload: Payload,
  user: User,
  { sid, seconds }: { sid: string; seconds: number },
): Promise<SessionToken> {
  const collectionConfig = configOf(payload);
  return jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: seconds,
  });
}

/** The cookie that keeps a session's token in a browser; without one, the cookie that takes it away. */
export function tokenCookie(payload: Payload, token?: string): string {
  const given = { collectionAuthConfig: configOf(payload).auth, cookiePrefix: payload.config.cookiePrefix };
  return String(token ? generatePayloadCookie({ ...given, token }) : generateExpiredPayloadCookie(given));
}
