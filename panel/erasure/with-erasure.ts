import type { CollectionAfterDeleteHook, SanitizedConfig } from 'payload';
import { forgetSearches } from '../inbox/person/forget-searches.ts';
import { WRITABLE } from '../parts/access/writable.ts';
import { eraseSoon } from '../platform/jobs/erase.ts';

const eraseBytes: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetSearches(req, doc);
  eraseSoon();
};

/** Erases the bytes of all final deletions, of people and of anything that names them. */
export function withErasure(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!WRITABLE[collection.slug] || collection.slug.startsWith('payload-')) continue;
    const { afterDelete } = collection.hooks;
    collection.hooks = { ...collection.hooks, afterDelete: [...afterDelete, eraseBytes] };
  }
  return config;
}
