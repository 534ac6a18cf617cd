import { createRequire } from 'node:module';

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

/**
 * Next's own cache of pages and data, kept in memory only (docs/decisions/caches.md). The setting that Next has for
 * this, `isrFlushToDisk`, would also switch off the cache of optimized images.
 */
export default class MemoryCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }
}
