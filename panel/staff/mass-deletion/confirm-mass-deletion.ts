import type { CollectionConfig } from 'payload';
import { deleteSelected } from './delete-selected.ts';

const BUTTON = '/components/mass-deletion/delete-selected.tsx#DeleteSelected';

/** A collection of which several entries are deleted at once only by administrators, with the number typed. */
export function confirmMassDeletion(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, slug } = collection;
  const components = admin?.components;
  return {
    ...collection,
    disableBulkDelete: true,
    endpoints: [deleteSelected(slug), ...(endpoints || [])],
    admin: {
      ...admin,
      components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), BUTTON] },
    },
  };
}
