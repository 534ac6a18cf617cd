import { createReadStream } from 'node:fs';
import { access, readdir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { keyIdIn, sealFor, unsealFor } from '../encryption/encrypted-file.ts';
import { HEADER_BYTES, SealError } from '../encryption/format.ts';
import type { SealKeys } from '../encryption/keys.ts';
import { isDraft, replaceEncrypted, wipe } from '../encryption/replace.ts';
import { files } from '../files/files.ts';
import { APPLICATIONS } from '../files/keys.ts';
import type { FileStore } from '../files/store.ts';
import type { Env } from '../settings/env.ts';
import { photoKey } from './keep.ts';

/** Before the first request: encrypts plain photos of an older version. Logs photos that need another key. */
export async function readyPhotos(
  payload: Payload,
  { PASSARELA_DATA: data, PRIVATE_KEYS: keys }: Env,
): Promise<void> {
  const sealed = await encryptOldPhotos(data, keys);
  if (sealed > 0)
    payload.logger.info(`Encrypted ${sealed} photos that an older version had kept as they were`);
  // reads the beginning of every photo: not awaited
  logLocked(payload, keys).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Photos' }));
}

async function logLocked(payload: Payload, keys: Env['PRIVATE_KEYS']): Promise<void> {
  for (const [id, count] of await lockedPhotos(files(), keys)) {
    payload.logger.error(
      `${count} photos do not open: they need the key ${id}, which is not in PRIVATE_KEYS`,
    );
  }
}

const PLAIN = /^(\d+)\.jpg$/;

type OldPhoto = { application: string; folder: string; name: string };

async function* filesOfApplications(data: string): AsyncGenerator<OldPhoto> {
  const parent = `${data}/${APPLICATIONS}`;
  for (const application of (await readdir(parent).catch(() => [])).sort()) {
    const folder = `${parent}${application}`;
    for (const name of await readdir(folder).catch(() => [])) yield { application, folder, name };
  }
}

/** Encrypts an older version's plain photos and wipes those; gives how many. A killed run goes on at start. */
export async function encryptOldPhotos(data: string, keys: SealKeys): Promise<number> {
  let sealed = 0;
  for await (const { application, folder, name } of filesOfApplications(data)) {
    if (isDraft(name)) await rm(`${folder}/${name}`, { force: true });
    const [, number] = PLAIN.exec(name) ?? [];
    if (!number) continue;
    const plain = `${folder}/${name}`;
    const path = `${data}/${photoKey(application, Number(number))}`;
    const isDone = await access(path).then(
      () => true,
      () => false,
    );
    if (!isDone) await replaceEncrypted(path, createReadStream(plain), keys);
    await wipe(plain);
    sealed += 1;
  }
  return sealed;
}

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
