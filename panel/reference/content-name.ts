import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { slugify } from '@passarela/contract/slug';

const HASH_CHARS = 10;
const STEM_MAX_CHARS = 60;

/** Names a file after its bytes, so that an address never shows another: `ana-capa-3f9a1c0b2d.jpg`. */
export function contentName(name: string, bytes: Uint8Array): string {
  const extension = extname(name).toLowerCase();
  const stem = slugify(name.slice(0, name.length - extension.length)).slice(0, STEM_MAX_CHARS) || 'arquivo';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARS);
  return stem.endsWith(hash) ? `${stem}${extension}` : `${stem}-${hash}${extension}`;
}

/** What was named by `contentName`, as it came: `ana-capa-3f9a1c0b2d.jpg` was `ana-capa.jpg`. */
export const uploadedName = (filename: string): string =>
  filename.replace(/-[0-9a-f]{10}(?:-\d+)?(?=\.\w+$)/, '');
