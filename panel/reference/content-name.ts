import { createHash, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { slugify } from '@passarela/contract/slug';

const HASH_CHARS = 10;
const STEM_MAX_CHARS = 60;

/** Names a file after its bytes, so that it is found again by them: `ana-capa-3f9a1c0b2d.jpg`. */
export function contentName(name: string, bytes: Uint8Array | string): string {
  const extension = extname(name).toLowerCase();
  const stem = slugify(name.slice(0, name.length - extension.length)).slice(0, STEM_MAX_CHARS) || 'arquivo';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARS);
  return `${stem}-${hash}${extension}`;
}

/** A name of the same form that no other file has, whatever its bytes. */
export const freshName = (name: string): string => contentName(name, randomUUID());

/** What was named so, as it came: `ana-capa-3f9a1c0b2d.jpg` was `ana-capa.jpg`. */
export const uploadedName = (filename: string): string =>
  filename.replace(/-[0-9a-f]{10}(?:-\d+)?(?=\.\w+$)/, '');
