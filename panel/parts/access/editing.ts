import type { Endpoint } from 'payload';
import { z } from 'zod';
import { findById } from '../../platform/db/find.ts';
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
    const { docs } = await req.payload.find({
      collection: 'payload-locked-documents',
      where:
        'global' in data
          ? { globalSlug: { equals: data.global } }
          : {
              'document.value': { equals: data.id },
              'document.relationTo': { equals: data.collection },
            },
      sort: '-updatedAt',
      limit: 1,
      depth: 0,
      req,
    });
    const [lock] = docs;
    const person = lock ? await findById(req, 'users', Number(lock.user.value)) : null;
    const answer = { name: person?.name ?? null, at: lock?.updatedAt ?? null };
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};
