import type { CollectionBeforeChangeHook } from 'payload';

/** The server says since when something is in the trash, and an old version moves nothing into or out of it. */
export const keepTrashTime: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = originalDoc?.deletedAt ?? null;
  if (req.context.isRestoringVersion === true) return { ...data, deletedAt: before };
  return data.deletedAt ? { ...data, deletedAt: before ?? new Date().toISOString() } : data;
};
