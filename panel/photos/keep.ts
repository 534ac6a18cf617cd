import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract';
import type { SealKeys } from '../sealed/keys.ts';
import { syncFolder } from '../sealed/replace.ts';
import { readSealed, writeSealed } from '../sealed/sealed-file.ts';
import type { Decoder } from './decode.ts';
import { applicationsFolder, newFolder, removeFolder } from './folders.ts';
import { photoError } from './photo-error.ts';
import { uploadKeys } from './upload-keys.ts';

/** The name of a kept photo, encrypted, in its application's folder. */
export const photoFile = (number: number): string => `${number}.sealed`;

type Received = ReadonlyMap<PhotoField, string>;
type Place = { data: string; keys: SealKeys; decoder: Decoder };

/** Re-encodes the photos into a new private folder, encrypted, and gives its name: whole on disk, or nothing when it throws. */
export async function keepPhotos(received: Received, { data, keys, decoder }: Place): Promise<string> {
  const parent = applicationsFolder(data);
  const name = await newFolder(parent);
  const folder = `${parent}/${name}`;
  try {
    for (const [index, field] of PHOTO_FIELDS.entries()) {
      const source = received.get(field);
      if (source === undefined) throw photoError(field, 'required');
      const decoded = await decoder.decode(() => readSealed(source, uploadKeys()));
      if ('error' in decoded) throw photoError(field, decoded.error);
      await writeSealed(`${folder}/${photoFile(index + 1)}`, [decoded.picture], keys);
    }
    await syncFolder(folder);
    await syncFolder(parent);
    return name;
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}
