import { idOf, notFound, requireAdmin } from '../../parts/access/require.ts';
import { findById } from '../../platform/db/find.ts';
import { post } from '../../platform/http/post.ts';
import { eraseNow } from '../../platform/jobs/erase.ts';
import type { Kind } from '../../platform/reference/kinds.ts';
import { forgetPerson } from '../person/forget.ts';

/** POST /cms-api/{kind}/{id}/forget: deletes all that came from this entry's e-mail address; administrators only. */
export const forget = (kind: Kind) =>
  post('/:id/forget', async (req) => {
    requireAdmin(req);
    const entry = await findById(req, kind, idOf(req));
    if (!entry?.email) throw notFound();
    const deleted = await forgetPerson(req.payload, entry.email, req);
    await eraseNow(req.payload);
    return Response.json(deleted);
  });
