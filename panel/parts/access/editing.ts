import type { Endpoint } from 'payload';
import { z } from 'zod';
import { editorOf } from '../../platform/db/find.ts';
import { mayEdit } from './own-locks.ts';
import { notFound, requireAnybody } from './require.ts';

const query = z.union([
  z.object({ collection: z.string(), id: z.coerce.number().int().positive() }),
  z.object({ global: z.string() }),
]);

/** GET /cms-api/editing: the name of whoever edits an entry or a global now, and since when; for those who may. */
export const editingEndpoint: Endpoint = {
  path: '/editing',
  method: 'get',
  handler: async (req) => {
    requireAnybody(req);
    const { data } = query.safeParse(req.query);
    if (!data || !(await mayEdit(req, data))) throw notFound();
    const answer = await editorOf(req, data);
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};
