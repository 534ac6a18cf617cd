import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import type { FieldFaults } from '../form-action/answer.ts';
import type { FileFields, Prepared } from '../form-action/form-action.ts';
import { safePhoto } from './decode-queue.ts';
import { photoFault } from './photo-header.ts';
import { withBytes } from './with-bytes.ts';

async function look(file: FormDataEntryValue | null) {
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return 'photoMissing';
  if (file.size === 0) return 'photoEmpty';
  const fault = await withBytes(file, photoFault);
  return fault ?? (file.size > PHOTO_MAX_BYTES ? 'photoTooLarge' : null);
}

async function inspect(data: FormData): Promise<FieldFaults> {
  const faults: FieldFaults = {};
  for (const field of PHOTO_FIELDS) {
    const fault = await look(data.get(field));
    if (fault) faults[field] = fault;
  }
  return faults;
}

async function prepare(data: FormData): Promise<Prepared> {
  const prepared: Prepared = { files: {}, faults: {} };
  for (const field of PHOTO_FIELDS) {
    const file = data.get(field);
    const photo = file instanceof File ? await withBytes(file, safePhoto) : 'photoMissing';
    if (typeof photo === 'string') prepared.faults[field] = photo;
    else prepared.files[field] = photo;
  }
  return prepared;
}

/** The four photos of an application: looked at by their bytes, then decoded and written anew (CONTRACT). */
export const photoFields: FileFields = { names: PHOTO_FIELDS, inspect, prepare };
