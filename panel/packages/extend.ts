import { text } from '@passarela/contract/text';
import { idOf, notFound, requireInbox } from '../parts/access/require.ts';
import { findById } from '../platform/db/find.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';
import { DAY_MS } from '../platform/reference/day.ts';

export const EXTENSION_DAYS = 7;

const REVOKED = text('Esta seleção foi revogada.', 'This package is revoked.');

/** POST /cms-api/packages/{id}/extend: a week more from its end, or from now if that is over. */
export const extendEndpoint = post('/:id/extend', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  const stored = await findById(req, 'packages', id);
  if (!stored) throw notFound();
  if (stored.state === 'revoked') throw refusalFor(req, REVOKED, 409);
  const from = Math.max(Date.now(), Date.parse(stored.expires_at ?? '') || 0);
  const expires_at = new Date(from + EXTENSION_DAYS * DAY_MS).toISOString();
  const { user } = req;
  await req.payload.update({
    collection: 'packages',
    id,
    data: { expires_at },
    req,
    overrideAccess: false,
    user,
  });
  return Response.json({ expires_at });
});
