import { idOf, requireInbox } from '../../access/require.ts';
import { post } from '../../http/post.ts';
import type { Kind } from '../../reference/kinds.ts';

/** POST /cms-api/{kind}/{id}/seen: a new entry becomes a seen one; any other stays what it is. */
export const seen = (kind: Kind) =>
  post('/:id/seen', async (req) => {
    requireInbox(req);
    // nobody's change: with a new `updatedAt` the form that is open would call itself out of date
    const docs = await req.payload.db.updateMany({
      collection: kind,
      where: { and: [{ id: { equals: idOf(req) } }, { status: { equals: 'new' } }] },
      data: { status: 'seen', updatedAt: null },
      req,
    });
    return Response.json({ changed: docs?.length ?? 0 });
  });
