import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { KEEP_ONE_ADMIN } from '../../platform/errors/reasons.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { accountOf } from '../accounts.ts';

async function refuseWithoutOther(req: PayloadRequest, id: number | string): Promise<void> {
  const others = await req.payload.db.find<{ hash?: string | null }>({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    pagination: false,
    req,
  });
  // who was invited and has no password yet cannot help anybody
  if (!others.docs.some(({ hash }) => Boolean(hash))) throw refusalFor(req, KEEP_ONE_ADMIN, 409);
}

/** Refuses, with a message, to remove the only administrator; a trigger also holds against two requests at once. */
export const keepRole: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const leaves =
    operation === 'update' && originalDoc?.role === 'admin' && (data.role ?? 'admin') !== 'admin';
  if (leaves) await refuseWithoutOther(req, originalDoc.id);
};

export const keepAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await accountOf(req, Number(id));
  if (user?.role === 'admin') await refuseWithoutOther(req, id);
};
