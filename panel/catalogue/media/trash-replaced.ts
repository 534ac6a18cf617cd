import type { CollectionAfterChangeHook } from 'payload';
import { afterCommit } from '../../platform/db/after-commit.ts';
import type { Media } from '../../platform/db/payload-types.ts';
import { carryOut, planFor } from '../../publishing/takedown/plan.ts';

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
  const kept = await req.payload.db.create({
    collection: 'media',
    data: { ...old, replaced_by: doc.id, createdAt: now, deletedAt: now, updatedAt: now },
    req,
  });
  await afterCommit(req, async () => carryOut(await planFor(req.payload, [Number(kept.id)])));
  return doc;
};
