import { text } from '@passarela/contract/text';
import { idOf, notFound, requireInbox } from '../parts/access/require.ts';
import { findById } from '../platform/db/find.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';
import { laterEnd } from './expiry.ts';

export const EXTENSION_DAYS = 7;

const REVOKED = text('Este pacote foi encerrado.', 'This package was ended.');

/** POST /cms-api/packages/{id}/extend: a week more from its last day, or from today if that is over. */
export const extendEndpoint = post('/:id/extend', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  const stored = await findById(req, 'packages', id);
  if (!stored) throw notFound();
  if (stored.state === 'revoked') throw refusalFor(req, REVOKED, 409);
  const expires_at = laterEnd(stored.expires_at, EXTENSION_DAYS, Date.now());
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
