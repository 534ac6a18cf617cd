import { idOf, notFound, requireAdmin } from '../../access/require.ts';
import { findById } from '../../db/find.ts';
import { post } from '../../http/post.ts';
import type { Kind } from '../../reference/kinds.ts';
import { eraseNow } from '../../retention/erase.ts';
import { forgetPerson } from '../../retention/forget.ts';

/** POST /cms-api/{kind}/{id}/forget: deletes all that came from this entry's e-mail address; administrators only. */
export const forget = (kind: Kind) =>
  post('/:id/forget', async (req) => {
    requireAdmin(req);
    const entry = await findById(req, kind, idOf(req));
    if (!entry?.email) throw notFound();
    const deleted = await forgetPerson(req.payload, entry.email);
    await eraseNow(req.payload);
    return Response.json(deleted);
  });
