import { generateCookie } from 'payload/shared';
import { env } from '../../platform/settings/env.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';

type Own = { name: string; path: string; sameSite?: 'Strict' };

/** A cookie of our own, `HttpOnly`, with the rules of the session's; `maxAge` in seconds, 0 removes it. */
export const ownCookie = (own: Own, value: string, maxAge: number): string =>
  String(
    generateCookie({
      ...sessionCookie(env().PANEL_ORIGIN),
      ...own,
      value,
      maxAge,
      httpOnly: true,
      returnCookieAsObject: false,
    }),
  );
