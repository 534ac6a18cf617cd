import { createReadStream } from 'node:fs';
import { access, readdir, rm } from 'node:fs/promises';
import type { SealKeys } from '../encryption/keys.ts';
import { isDraft, replaceEncrypted, wipe } from '../encryption/replace.ts';
import { APPLICATIONS } from '../files/keys.ts';
import { photoKey } from './keep.ts';

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
