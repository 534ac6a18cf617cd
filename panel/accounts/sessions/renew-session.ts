import { sql } from 'drizzle-orm';
import { Forbidden } from 'payload';
import { run } from '../../platform/db/client.ts';
import { post } from '../../platform/http/post.ts';
import { sessionOf } from './session-of.ts';
import { sessionEnd, signToken, tokenCookie } from './session-token.ts';

/**
 * POST /cms-api/users/refresh-token, in place of Payload's, which writes the whole account: this session begins anew →
 * `{ exp, refreshedToken, user }`. 403 without a session.
 */
export const renewSession = post('/refresh-token', async (req) => {
  const { payload, user } = req;
  if (!user) throw new Forbidden(req.t);
  const session = sessionOf(req);
  const { changed } = await run(
    req,
    sql`UPDATE users_sessions SET expires_at = ${sessionEnd(payload, Date.now())}
      WHERE _parent_id = ${user.id} AND id = ${session}`,
  );
  if (changed === 0) throw new Forbidden(req.t);
  const { token, exp } = await signToken(payload, user, session);
  const answer = {
    message: req.t('authentication:tokenRefreshSuccessful'),
    exp,
    refreshedToken: token,
    user,
  };
  return Response.json(answer, { headers: { 'Set-Cookie': tokenCookie(payload, token) } });
});
