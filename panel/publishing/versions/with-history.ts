import type { CollectionConfig, GlobalConfig } from 'payload';
import { keepBefore } from './keep-before.ts';
import { keepGlobalBefore } from './keep-global-before.ts';
import { keepPublished } from './keep-published.ts';
import { noteRestorer } from './note-restorer.ts';
import { pruneHistory } from './prune.ts';

const views = {
  edit: {
    versions: { Component: '/publishing/versions/admin/history.tsx#History' },
    version: { Component: '/catalogue/compare/compare.tsx#Compare' },
  },
} as const;

/** Adds the history to a collection with versions: person, time, changes, and the state before the first save. */
export function withHistory(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection;
  const { admin, hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [keepBefore, keepPublished, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), pruneHistory],
    },
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...admin?.components?.views, ...views } },
    },
  };
}

/** The same for a global. */
export function withGlobalHistory(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global;
  const { admin, hooks } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [keepGlobalBefore, ...(hooks?.beforeChange ?? [])],
      afterChange: [noteRestorer, ...(hooks?.afterChange ?? [])],
    },
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...admin?.components?.views, ...views } },
    },
  };
}
