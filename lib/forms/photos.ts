import { PHOTO_FIELDS } from '@passarela/contract/limits';
import type { FieldFaults } from './answer.ts';
import { type SpooledPhoto, spooledFiles } from './spooled.ts';

/** Photos by field, and what is wrong with the others. */
export type ReadPhotos = { files: Record<string, SpooledPhoto>; faults: FieldFaults };

/** The four photos of an application, by the references that the server put into the form (server/spool). */
export function readPhotos(data: FormData): ReadPhotos {
  const read: ReadPhotos = { files: {}, faults: {} };
  for (const field of PHOTO_FIELDS) {
    const spooled = spooledFiles().get(String(data.get(field) ?? ''));
    if (!spooled) read.faults[field] = 'photoMissing';
    else if ('fault' in spooled) read.faults[field] = spooled.fault;
    else read.files[field] = spooled;
  }
  return read;
}
