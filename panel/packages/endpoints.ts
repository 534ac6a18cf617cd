import type { Endpoint } from 'payload';
import { idOf, notFound, requireInbox } from '../parts/access/require.ts';
import { findById } from '../platform/db/find.ts';
import { post } from '../platform/http/post.ts';
import { readAnswers } from './answers.ts';
import { readOpens } from './opens.ts';

/** GET /cms-api/packages/{id}/answers: everybody's newest answers and who opened it, for bookers and administrators. */
export const answersEndpoint: Endpoint = {
  path: '/:id/answers',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const id = idOf(req);
    const stored = await findById(req, 'packages', id);
    const people = await readAnswers(req.payload, id);
    const opens = stored ? await readOpens(req.payload, stored) : [];
    return Response.json({ people, opens }, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};

/** POST /cms-api/packages/{id}/revoke: ends every link at once. */
export const revokeEndpoint = post('/:id/revoke', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  if (!(await findById(req, 'packages', id))) throw notFound();
  await req.payload.update({
    collection: 'packages',
    id,
    data: { state: 'revoked' },
    req,
    overrideAccess: false,
    user: req.user,
  });
  return Response.json({ state: 'revoked' });
});
