import { isRecord } from '@passarela/contract/is-record';
import {
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  isolateObjectProperty,
  NotFound,
  type Where,
} from 'payload';
import { idsAsPerson } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { requireAnybody } from '../access/require.ts';
import { ONE_BY_ONE } from './labels.ts';

const isWhere = (value: unknown): value is Where => isRecord(value) && Object.keys(value).length > 0;

const isRestoring = (data: unknown): boolean =>
  isRecord(data) && data.deletedAt === null && Object.keys(data).length === 1;

/**
 * PATCH /cms-api/{slug}?where=…, in place of Payload's: the trash's buttons bring entries back. All else is refused.
 */
export const restoreSelected = (slug: string): Endpoint => ({
  path: '/',
  method: 'patch',
  handler: async (req) => {
    const { user, payload, query } = req;
    const config = payload.config.collections.find((one) => one.slug === slug);
    if (!config) throw new NotFound(req.t);
    requireAnybody(req);
    await executeAccess({ req, data: { deletedAt: null } }, config.access.update);
    const data: unknown = await req.json?.().catch(() => null);
    const { where } = query;
    if (!config.trash || query.trash !== 'true' || !isWhere(where) || !isRestoring(data))
      throw refusalFor(req, ONE_BY_ONE, 403);
    const collection = config.slug as CollectionSlug;
    const mine = { collection, depth: 0, trash: true, overrideAccess: false, user };
    const inTrash: Where = { and: [where, { deletedAt: { exists: true } }] };
    const docs: { id: number }[] = [];
    const errors: { id: number; message: string }[] = [];
    for (const id of await idsAsPerson(req, collection, inTrash, true)) {
      const own = isolateObjectProperty(req, ['context', 'transactionID']);
      await payload.update({ ...mine, id, data: { deletedAt: null }, req: own }).then(
        () => docs.push({ id }),
        (error: unknown) => errors.push({ id, message: error instanceof Error ? error.message : '' }),
      );
    }
    return Response.json({ docs, errors, message: '' }, { status: errors.length === 0 ? 200 : 400 });
  },
});
