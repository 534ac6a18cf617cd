import { requireAnybody } from '../../parts/access/require.ts';
import { post } from '../../platform/http/post.ts';
import { endSession } from './end-sessions.ts';
import { sessionOf } from './session-of.ts';
import { tokenCookie } from './session-token.ts';

/** POST /cms-api/users/logout: ends this session alone; Payload's writes the whole account. 401 without one. */
export const signOut = post('/logout', async (req) => {
  const { id } = requireAnybody(req);
  await endSession(req, id, sessionOf(req));
  const headers = { 'Set-Cookie': tokenCookie(req.payload) };
  return Response.json({ message: req.t('authentication:logoutSuccessful') }, { headers });
});
