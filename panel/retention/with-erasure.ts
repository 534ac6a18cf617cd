import type { CollectionAfterDeleteHook, SanitizedConfig } from 'payload';
import { WRITABLE } from '../access/writable.ts';
import { eraseSoon } from './erase.ts';
import { forgetSearches } from './forget-searches.ts';

const eraseBytes: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetSearches(req, doc);
  eraseSoon();
};

/** The panel that erases the bytes of whatever is deleted for good, people and what names them alike. */
export function withErasure(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!WRITABLE[collection.slug] || collection.slug.startsWith('payload-')) continue;
    const { afterDelete } = collection.hooks;
    collection.hooks = { ...collection.hooks, afterDelete: [...afterDelete, eraseBytes] };
  }
  return config;
}
