import type { CollectionConfig } from 'payload';
import { restoreSelected } from './restore-selected.ts';
import { undoSelected } from './undo-selected.ts';
import { type NoticeOf, updateSelected } from './update-selected.ts';

const BUTTON = '/parts/bulk-edit/edit-selected.tsx#EditSelected';

/** A collection of which several entries are changed at once by our endpoint and its drawer, in place of Payload's. */
export const withBulkChanges =
  (notices: Record<string, NoticeOf>) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { admin, endpoints, slug } = collection;
    const components = admin?.components;
    return {
      ...collection,
      disableBulkEdit: true,
      endpoints: [
        updateSelected(slug, notices[slug]),
        undoSelected(slug),
        restoreSelected(slug),
        ...(endpoints || []),
      ],
      admin: {
        ...admin,
        components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), BUTTON] },
      },
    };
  };
