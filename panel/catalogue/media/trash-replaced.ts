import type { CollectionAfterChangeHook } from 'payload';
import type { Media } from '../../platform/db/payload-types.ts';

/** Moves the picture whose place a new file takes to the trash, as an entry of its own with the stored bytes. */
export const trashReplaced: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isReplaced = operation === 'update' && req.context.isNewFile === true;
  if (!isReplaced || previousDoc.filename === doc.filename) return doc;
  const { id: _id, ...old } = previousDoc;
  const now = new Date().toISOString();
  // past Payload's create, which takes new bytes only
  await req.payload.db.create({
    collection: 'media',
    data: { ...old, replaced_by: doc.id, createdAt: now, deletedAt: now, updatedAt: now },
    req,
  });
  return doc;
};
