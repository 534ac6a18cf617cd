import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import { slugify } from '../../fields/slugify.ts';

const HASH_CHARS = 10;
const STEM_MAX_CHARS = 60;

/** Names a file after its own bytes, so that an address never shows anything else: `ana-capa-3f9a1c0b2d.jpg`. */
function contentName(name: string, bytes: Uint8Array): string {
  const extension = extname(name).toLowerCase();
  const stem = slugify(name.slice(0, name.length - extension.length)).slice(0, STEM_MAX_CHARS) || 'arquivo';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARS);
  return stem.endsWith(hash) ? `${stem}${extension}` : `${stem}-${hash}${extension}`;
}

/** Media are served as immutable, so every upload gets a name of its own. */
export const nameByContent: CollectionBeforeOperationHook<'media'> = ({ req, operation }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    req.file.name = contentName(req.file.name, req.file.data);
  }
};
