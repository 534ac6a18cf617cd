import type { Endpoint } from 'payload';
import { idOf, notFound, requireAdmin } from '../../access/require.ts';
import type { Kind } from '../../reference/kinds.ts';
import { eraseNow } from '../../retention/erase.ts';
import { forgetPerson } from '../../retention/forget.ts';

/** POST /cms-api/{kind}/{id}/forget: deletes all that came from this entry's e-mail address; administrators only. */
export const forget = (kind: Kind): Endpoint => ({
  path: '/:id/forget',
  method: 'post',
  handler: async (req) => {
    requireAdmin(req);
    const id = idOf(req);
    const entry = await req.payload.findByID({ collection: kind, id, depth: 0, disableErrors: true });
    if (!entry?.email) throw notFound();
    const deleted = await forgetPerson(req.payload, entry.email);
    await eraseNow(req.payload);
    return Response.json(deleted);
  },
});
