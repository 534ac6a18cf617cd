import type { SealKeys } from '../sealed/keys.ts';
import { replaceSealed } from '../sealed/replace.ts';
import { SealError } from '../sealed/seal-error.ts';
import { keyIdOfFile, openSealed } from '../sealed/sealed-file.ts';
import { filesOfApplications } from './seal-plain.ts';

/** What a rotation found: photos encrypted anew, photos that had the first key already, photos that do not open. */
type Rotated = { changed: number; kept: number; closed: number };

const isSealed = (name: string): boolean => name.endsWith('.sealed');

/** Encrypts every kept photo with the first key. May run beside the panel; one that is stopped is run again. */
export async function rotatePhotos(data: string, keys: SealKeys): Promise<Rotated> {
  const rotated = { changed: 0, kept: 0, closed: 0 };
  for await (const { folder, name } of filesOfApplications(data)) {
    if (isSealed(name)) rotated[await rotate(`${folder}/${name}`, keys)] += 1;
  }
  return rotated;
}

async function rotate(path: string, keys: SealKeys): Promise<keyof Rotated> {
  try {
    if ((await keyIdOfFile(path)) === keys[0].id) return 'kept';
    await replaceSealed(path, (await openSealed(path, keys)).stream, keys);
    return 'changed';
  } catch (error) {
    if (error instanceof SealError) return 'closed';
    throw error;
  }
}

/** How many kept photos ask for a key that is not there, by its id. */
export async function lockedPhotos(data: string, keys: SealKeys): Promise<Map<string, number>> {
  const known = new Set(keys.map(({ id }) => id));
  const locked = new Map<string, number>();
  for await (const { folder, name } of filesOfApplications(data)) {
    if (!isSealed(name)) continue;
    const id = await keyIdOfFile(`${folder}/${name}`).catch(() => 'none');
    if (!known.has(id)) locked.set(id, (locked.get(id) ?? 0) + 1);
  }
  return locked;
}
