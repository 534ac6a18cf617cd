import { Readable } from 'node:stream';
import { keyIdIn, sealFor, unsealFor } from '../encryption/encrypted-file.ts';
import { HEADER_BYTES } from '../encryption/format.ts';
import type { SealKeys } from '../encryption/keys.ts';
import { SealError } from '../encryption/seal-error.ts';
import { APPLICATIONS } from '../files/keys.ts';
import type { FileStore } from '../files/store.ts';

type Rotated = { changed: number; kept: number; closed: number };

async function* sealedPhotos(files: FileStore): AsyncGenerator<string> {
  for await (const { key } of files.list(APPLICATIONS)) if (key.endsWith('.sealed')) yield key;
}

/** Encrypts every stored photo with the first key. May run beside the panel; run it again if stopped. */
export async function rotatePhotos(files: FileStore, keys: SealKeys): Promise<Rotated> {
  const rotated = { changed: 0, kept: 0, closed: 0 };
  for await (const key of sealedPhotos(files)) rotated[await rotate(files, key, keys)] += 1;
  return rotated;
}

async function rotate(files: FileStore, key: string, keys: SealKeys): Promise<keyof Rotated> {
  try {
    if ((await keyIdOfPhoto(files, key)) === keys[0].id) return 'kept';
    const found = await files.get(key);
    // an application may be deleted meanwhile
    if (!found) return 'kept';
    const { stream } = await unsealFor(key, found, keys);
    await files.put(key, { stream: Readable.from(sealFor(key, stream, keys)), size: found.size });
    return 'changed';
  } catch (error) {
    if (error instanceof SealError || (error instanceof Error && error.cause instanceof SealError)) {
      return 'closed';
    }
    throw error;
  }
}

/** The number of stored photos whose key is missing, by its id. */
export async function lockedPhotos(files: FileStore, keys: SealKeys): Promise<Map<string, number>> {
  const known = new Set(keys.map(({ id }) => id));
  const locked = new Map<string, number>();
  for await (const key of sealedPhotos(files)) {
    const id = await keyIdOfPhoto(files, key).catch(() => 'none');
    if (id !== null && !known.has(id)) locked.set(id, (locked.get(id) ?? 0) + 1);
  }
  return locked;
}

/** Null if another panel instance has deleted it meanwhile. */
async function keyIdOfPhoto(files: FileStore, key: string): Promise<string | null> {
  const found = await files.get(key, { start: 0, end: HEADER_BYTES - 1 });
  return found && keyIdIn(found.stream);
}
