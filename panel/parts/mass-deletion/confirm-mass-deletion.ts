import type { CollectionConfig, SanitizedConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { deleteSelected } from './delete-selected.ts';

const BUTTON = '/parts/mass-deletion/delete-selected.tsx#DeleteSelected';

/** A collection of which several entries are deleted at once only by administrators, with the number typed. */
export function confirmMassDeletion(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, slug } = collection;
  const components = admin?.components;
  // of a list that nobody deletes from, it would always fail
  const button = collection.access?.delete === nobody.delete ? [] : [BUTTON];
  return {
    ...collection,
    disableBulkDelete: true,
    endpoints: [deleteSelected(slug), ...(endpoints || [])],
    admin: {
      ...admin,
      components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), ...button] },
    },
  };
}

/** Payload makes this collection itself. */
const PRESETS = 'payload-query-presets';

/** The panel in which several saved filters, which are everybody's, are deleted at once as other entries are. */
export function confirmPresetDeletion(config: SanitizedConfig): SanitizedConfig {
  const presets = config.collections.find(({ slug }) => slug === PRESETS);
  if (presets) presets.endpoints = [deleteSelected(PRESETS), ...(presets.endpoints || [])];
  return config;
}
