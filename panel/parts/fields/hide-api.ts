import type { CollectionConfig, GlobalConfig } from 'payload';

/** A collection without the tab "API", which says nothing to staff. */
export const withoutApiTab = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, hideAPIURL: true },
});

/** The same for a global. */
export const globalWithoutApiTab = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: { ...global.admin, hideAPIURL: true },
});
