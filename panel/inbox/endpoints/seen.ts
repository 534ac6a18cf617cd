import { idOf, requireInbox } from '../../parts/access/require.ts';
import { post } from '../../platform/http/post.ts';
import type { Kind } from '../../platform/reference/kinds.ts';

/** POST /cms-api/{kind}/{id}/seen: a new entry becomes a seen one; any other stays. */
export const seen = (kind: Kind) =>
  post('/:id/seen', async (req) => {
    requireInbox(req);
    // keeps `updatedAt`: with a new one the open form would report that it is out of date
    const docs = await req.payload.db.updateMany({
      collection: kind,
      where: { and: [{ id: { equals: idOf(req) } }, { status: { equals: 'new' } }] },
      data: { status: 'seen', updatedAt: null },
      req,
    });
    return Response.json({ changed: docs?.length ?? 0 });
  });
