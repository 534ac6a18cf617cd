import type { CollectionBeforeChangeHook } from 'payload';

/** Stores the state before the first save as a version, because Payload stores the new state only. */
export const keepBefore: CollectionBeforeChangeHook = async ({
  collection: { slug },
  originalDoc,
  operation,
  req,
  data,
}) => {
  if (operation !== 'update' || !originalDoc?.id) return data;
  const { db } = req.payload;
  const parent = { equals: originalDoc.id };
  const { totalDocs } = await db.countVersions({ collection: slug, where: { parent }, req });
  if (totalDocs > 0) return data;
  const stored = await db.findOne<{ id: number; createdAt: string; updatedAt: string }>({
    collection: slug,
    where: { id: parent },
    req,
  });
  if (!stored) return data;
  await db.createVersion({
    collectionSlug: slug,
    parent: originalDoc.id,
    versionData: stored,
    autosave: false,
    createdAt: stored.updatedAt,
    updatedAt: stored.updatedAt,
    req,
  });
  return data;
};
