import { addDataAndFileToRequest, type Endpoint, UnauthorizedError } from 'payload';
import { clientOf } from '../../db/client.ts';
import { endSessions } from './end-sessions.ts';
import { sessionOf } from './session-of.ts';

/** POST /cms-api/users/sessions/end `{ session }`: ends one of one's own sessions; without it, all but this one. */
const end: Endpoint = {
  path: '/sessions/end',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new UnauthorizedError(req.t);
    await addDataAndFileToRequest(req);
    const session: unknown = req.data?.session;
    if (typeof session === 'string') {
      await clientOf(req.payload).execute({
        sql: 'DELETE FROM users_sessions WHERE _parent_id = ? AND id = ?',
        args: [req.user.id, session],
      });
    } else {
      await endSessions(req.payload, req.user.id, sessionOf(req));
    }
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
  },
};

export const sessionEndpoints: Endpoint[] = [end];
