import { sql } from 'drizzle-orm';
import { Forbidden } from 'payload';
import { z } from 'zod';
import { moment, rows, run } from '../../platform/db/client.ts';
import { post } from '../../platform/http/post.ts';
import { sessionOf } from './session-of.ts';
import { secondsLeft, signToken, tokenCookie } from './session-token.ts';

/**
 * POST /cms-api/users/refresh-token, in place of Payload's, which writes the whole account: this session is renewed,
 * up to its absolute end → `{ exp, refreshedToken, user }`. 403 without a session.
 */
export const renewSession = post('/refresh-token', async (req) => {
  const { payload, user } = req;
  if (!user) throw new Forbidden(req.t);
  const session = sessionOf(req);
  const own = sql`_parent_id = ${user.id} AND id = ${session}`;
  const [begun] = await rows(
    req,
    sql`SELECT created_at FROM users_sessions WHERE ${own}`,
    z.object({ created_at: moment }),
  );
  const now = Date.now();
  const seconds = begun ? secondsLeft(payload, Date.parse(begun.created_at), now) : 0;
  if (seconds <= 0) throw new Forbidden(req.t);
  const ends = new Date(now + seconds * 1000).toISOString();
  const { changed } = await run(req, sql`UPDATE users_sessions SET expires_at = ${ends} WHERE ${own}`);
  if (changed === 0) throw new Forbidden(req.t);
  const { token, exp } = await signToken(payload, user, { sid: session, seconds });
  const answer = {
    message: req.t('authentication:tokenRefreshSuccessful'),
    exp,
    refreshedToken: token,
    user,
  };
  return Response.json(answer, { headers: { 'Set-Cookie': tokenCookie(payload, token) } });
});
