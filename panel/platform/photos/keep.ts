import { buffer } from 'node:stream/consumers';
import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract';
import { readEncrypted, sealFor } from '../encryption/encrypted-file.ts';
import type { SealKeys } from '../encryption/keys.ts';
import { deleteUnder } from '../files/delete-under.ts';
import { APPLICATIONS } from '../files/keys.ts';
import type { FileStore } from '../files/store.ts';
import type { Decoder } from './decode.ts';
import { randomName } from './folders.ts';
import { photoError } from './photo-error.ts';
import { uploadKeys } from './upload-keys.ts';

/** The key of a stored photo, 1 to 4, in the folder of its application; never under /media. */
export const photoKey = (folder: string, number: number): string =>
  `${APPLICATIONS}${folder}/${number}.sealed`;

type Received = ReadonlyMap<PhotoField, string>;
type Destination = { files: FileStore; keys: SealKeys; decoder: Decoder };

/** Re-encodes photos into a new encrypted folder and gives its name: keeps all, or none when it throws. */
export async function keepPhotos(received: Received, { files, keys, decoder }: Destination): Promise<string> {
  const folder = randomName();
  try {
    for (const [index, field] of PHOTO_FIELDS.entries()) {
      const source = received.get(field);
      if (source === undefined) throw photoError(field, 'required');
      const decoded = await decoder.decode(() => readEncrypted(source, uploadKeys()));
      if ('error' in decoded) throw photoError(field, decoded.error);
      const key = photoKey(folder, index + 1);
      await files.put(key, await buffer(sealFor(key, [decoded.picture], keys)));
    }
    return folder;
  } catch (error) {
    // the next sweep finds undeleted ones
    await deletePhotos(files, folder).catch(() => {});
    throw error;
  }
}

export const deletePhotos = (files: FileStore, folder: string): Promise<number> =>
  deleteUnder(files, `${APPLICATIONS}${folder}/`);
