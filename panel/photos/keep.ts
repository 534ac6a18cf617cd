import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract';
import type { Decoder } from './decode.ts';
import { applicationsFolder, newFolder, removeFolder, syncFolder } from './folders.ts';
import { photoError } from './photo-error.ts';

/** The name of a kept photo in its application's folder. */
export const photoFile = (number: number): string => `${number}.jpg`;

type Received = ReadonlyMap<PhotoField, string>;

/**
 * Re-encodes the received photos into a new private folder and gives its name. When it ends they are on disk, whole;
 * when it throws nothing of them is left.
 */
export async function keepPhotos(received: Received, data: string, decoder: Decoder): Promise<string> {
  const parent = applicationsFolder(data);
  const name = await newFolder(parent);
  const folder = `${parent}/${name}`;
  try {
    for (const [index, field] of PHOTO_FIELDS.entries()) {
      const source = received.get(field);
      if (source === undefined) throw photoError(field, 'required');
      const fault = await decoder.decode({ source, target: `${folder}/${photoFile(index + 1)}` });
      if (fault !== null) throw photoError(field, fault);
    }
    await syncFolder(folder);
    await syncFolder(parent);
    return name;
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}
