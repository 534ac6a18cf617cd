import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { accessWithTrash } from '../access/trash.ts';
import { ui } from '../fields/basic.ts';

/** The server says since when something is in the trash, and an old version moves nothing into or out of it. */
const keepTrashTime: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = originalDoc?.deletedAt ?? null;
  if (req.context.isRestoringVersion === true) return { ...data, deletedAt: before };
  return data.deletedAt ? { ...data, deletedAt: before ?? new Date().toISOString() } : data;
};

const bar = ui('in_trash', '/parts/trash/admin/trash-bar.tsx#TrashBar', { disableListColumn: true });

/** Adds a trash: its access, the date of deletion, and a bar that says so (docs/decisions/trash.md). */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks, trash } = collection;
  if (!trash) return collection;
  return {
    ...collection,
    access: accessWithTrash(collection.slug),
    fields: [bar, ...fields],
    hooks: { ...hooks, beforeChange: [keepTrashTime, ...(hooks?.beforeChange ?? [])] },
  };
}
