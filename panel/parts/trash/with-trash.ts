import type { CollectionConfig } from 'payload';
import { accessWithTrash } from '../access/trash.ts';
import { ui } from '../fields/basic.ts';
import { keepTrashTime } from './keep-time.ts';

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
