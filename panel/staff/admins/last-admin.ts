import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refusalFor } from '../../errors/refusal.ts';
import { text } from '../../reference/text.ts';

/** What SQLite says when a trigger keeps the last administrator (`db/guards.ts`). */
export const LAST_ADMIN = 'last administrator';

export const KEEP_ONE_ADMIN = text(
  'É a única conta de Administração. Antes, dê esse papel a outra pessoa que já entra no painel.',
  'It is the only administrator. First give that role to somebody else who already signs in.',
);

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

/** Says in words that the only administrator stays one; a trigger holds it also against two at once. */
export const keepRole: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const leaves =
    operation === 'update' && originalDoc?.role === 'admin' && (data.role ?? 'admin') !== 'admin';
  if (leaves) await refuseWithoutOther(req, originalDoc.id);
};

/** The same for a deletion. */
export const keepAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  if (user?.role === 'admin') await refuseWithoutOther(req, id);
};
