import { z } from 'zod';
import { ADULTS } from '../catalogue/talents/abroad-one-by-one.ts';
import { requireInbox } from '../parts/access/require.ts';
import { saveEach } from '../parts/bulk/save-each.ts';
import { findAll } from '../platform/db/find.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';
import { hasMinor } from './expiry.ts';

const body = z.object({ talents: z.array(z.int().positive()).min(1).max(100) });

/**
 * POST /cms-api/packages/allow-abroad, for those who send packages: ticks “Pode ser enviado ao
 * exterior” for these adults, each a save with its line in the audit log. 409 with a minor among them, and no tick.
 */
export const allowAbroadEndpoint = post('/allow-abroad', async (req) => {
  requireInbox(req);
  const { data } = body.safeParse(await req.json?.().catch(() => null));
  if (!data) throw refusalFor(req, ADULTS, 400);
  const ids = [...new Set(data.talents)];
  const found = await findAll(req, 'talents', { id: { in: ids } });
  if (hasMinor(found, Date.now())) throw refusalFor(req, ADULTS, 409);
  return saveEach(req, ids, {
    titleOf: (id) => found.find((talent) => talent.id === id)?.name ?? '',
    save: (id, own) =>
      req.payload.update({
        collection: 'talents',
        id,
        data: { agency: { abroad: true } },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req: own,
      }),
  });
});
