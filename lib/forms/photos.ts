import { PHOTO_FIELDS } from '@passarela/contract/limits';
import type { FieldErrors } from './answer.ts';
import { type SpooledPhoto, spooledFiles } from './spooled.ts';

/** Photos by field, and what is wrong with the others. */
export type ReadPhotos = { files: Record<string, SpooledPhoto>; errors: FieldErrors };

/** The four photos of an application, by the references that the server put into the form (server/spool). */
export function readPhotos(data: FormData): ReadPhotos {
  const read: ReadPhotos = { files: {}, errors: {} };
  for (const field of PHOTO_FIELDS) {
    const spooled = spooledFiles().get(String(data.get(field) ?? ''));
    if (!spooled) read.errors[field] = 'photoMissing';
    else if ('error' in spooled) read.errors[field] = spooled.error;
    else read.files[field] = spooled;
  }
  return read;
}
