import { requireAnybody } from '../../parts/access/require.ts';
import { post } from '../../platform/http/post.ts';
import { readData } from '../../platform/http/read-data.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { sessionOf } from './session-of.ts';

/** POST /cms-api/users/sessions/end `{ session }`: ends one's own session; without it, all but this one. */
export const endOwnSession = post('/sessions/end', async (req) => {
  const { id } = requireAnybody(req);
  await readData(req);
  const session: unknown = req.data?.session;
  if (typeof session === 'string') await endSession(req, id, session);
  else await endSessions(req.payload, id, sessionOf(req));
  return Response.json({});
});
