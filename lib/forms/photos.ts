import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { HEIC_TYPE, PHOTO_FIELDS } from '@passarela/contract/limits';
import type { FieldErrors, PhotoError } from './answer.ts';
import { hasPhotoEnd, photoError, photoType } from './photo-header.ts';

/** A photo that waits on the site's disk to be handed on; `read` gives its bytes, as often as it is called. */
export type SpooledPhoto = { type: string; bytes: number; sha256: string; read: () => Readable };
export type Spooled = SpooledPhoto | { error: PhotoError };

declare global {
  var passarelaSpool: Map<string, Spooled> | undefined;
}

/** Files of forms under way, by reference (server/spool). Global: bundles have copies of this module. */
export function spooledFiles(): Map<string, Spooled> {
  globalThis.passarelaSpool ??= new Map();
  return globalThis.passarelaSpool;
}

/** Photos by field, and the errors of the others. */
export type ReadPhotos = { files: Record<string, SpooledPhoto>; errors: FieldErrors };

/** A photo in the form itself, in memory: under `next start`, whose limit of a body bounds it. */
async function readFile(file: File): Promise<Spooled> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = photoType(bytes);
  const error = photoError(bytes, { isWhole: true }) ?? (hasPhotoEnd(type, bytes) ? null : 'photoBroken');
  if (error) return { error };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { type, bytes: bytes.length, sha256, read: () => Readable.from([bytes]) };
}

const findPhoto = async (value: FormDataEntryValue | null): Promise<Spooled | null> => {
  if (typeof value === 'string') return spooledFiles().get(value) ?? null;
  return value && (value.size > 0 || value.name !== '') ? readFile(value) : null;
};

/** An application's four photos, by the server's references in the form (server/spool), or as files. */
export async function readApplicationPhotos(
  data: FormData,
  takesHeic: () => Promise<boolean>,
): Promise<ReadPhotos> {
  const read: ReadPhotos = { files: {}, errors: {} };
  for (const field of PHOTO_FIELDS) {
    const photo = await findPhoto(data.get(field));
    if (!photo) read.errors[field] = 'photoMissing';
    else if ('error' in photo) read.errors[field] = photo.error;
    else if (photo.type === HEIC_TYPE && !(await takesHeic())) read.errors[field] = 'photoHeic';
    else read.files[field] = photo;
  }
  return read;
}
