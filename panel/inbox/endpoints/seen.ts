import type { Endpoint } from 'payload';
import type { Kind } from '../kinds.ts';
import { idOf, requireInbox } from '../staff.ts';

/** POST /cms-api/{kind}/{id}/seen: a new entry becomes a seen one; any other stays what it is. */
export const seen = (kind: Kind): Endpoint => ({
  path: '/:id/seen',
  method: 'post',
  handler: async (req) => {
    requireInbox(req);
    const { docs } = await req.payload.update({
      collection: kind,
      where: { and: [{ id: { equals: idOf(req) } }, { status: { equals: 'new' } }] },
      data: { status: 'seen' },
      depth: 0,
      req,
      overrideAccess: false,
    });
    return Response.json({ changed: docs.length }, { headers: { 'Cache-Control': 'no-store' } });
  },
});
