import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import type { User } from '../../platform/db/payload-types.ts';

/** A signed token, and when it is over (seconds since 1970). */
export type SessionToken = { token: string; exp: number };

const configOf = (payload: Payload) => payload.collections.users.config;

/** When a session that begins or is renewed at `now` (ms) is over, as ISO text in UTC. */
export const sessionEnd = (payload: Payload, now: number): string =>
  new Date(now + configOf(payload).auth.tokenExpiration * 1000).toISOString();

/** Signs the token of a session as Payload does, which also reads it. */
export function signToken(payload: Payload, user: User, sid: string): Promise<SessionToken> {
  const collectionConfig = configOf(payload);
  return jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
}

/** The cookie that keeps a session's token in a browser; without one, the cookie that takes it away. */
export function tokenCookie(payload: Payload, token?: string): string {
  const given = { collectionAuthConfig: configOf(payload).auth, cookiePrefix: payload.config.cookiePrefix };
  return String(token ? generatePayloadCookie({ ...given, token }) : generateExpiredPayloadCookie(given));
}
