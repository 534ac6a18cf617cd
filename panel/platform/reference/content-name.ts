import { createHash, randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { slugify } from '@passarela/contract/slug';

const MARK_CHARS = 10;
const STEM_MAX_CHARS = 60;

/** A file's own name and a mark that tells it from others: `ana-capa-3f9a1c0b2d.jpg`. */
function marked(name: string, mark: string): string {
  const extension = extname(name).toLowerCase();
  const stem = slugify(name.slice(0, name.length - extension.length)).slice(0, STEM_MAX_CHARS) || 'arquivo';
  return `${stem}-${mark.slice(0, MARK_CHARS)}${extension}`;
}

/** Names a file after its bytes, so that it is found again by them. */
export const contentName = (name: string, bytes: Uint8Array | string): string =>
  marked(name, createHash('sha256').update(bytes).digest('hex'));

export const freshName = (name: string): string => marked(name, randomBytes(MARK_CHARS).toString('hex'));

/** A file's uploaded name: `ana-capa-3f9a1c0b2d.jpg` was `ana-capa.jpg`. */
export const uploadedName = (filename: string): string =>
  filename.replace(/-[0-9a-f]{10}(?:-\d+)?(?=\.\w+$)/, '');
