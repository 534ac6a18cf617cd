import { createReadStream } from 'node:fs';
import { access, readdir, rm } from 'node:fs/promises';
import type { SealKeys } from '../sealed/keys.ts';
import { isDraft, replaceSealed, wipe } from '../sealed/replace.ts';
import { applicationsFolder } from './folders.ts';
import { photoFile } from './keep.ts';

const PLAIN = /^(\d+)\.jpg$/;

export async function* filesOfApplications(data: string): AsyncGenerator<{ folder: string; name: string }> {
  const parent = applicationsFolder(data);
  for (const application of (await readdir(parent).catch(() => [])).sort()) {
    const folder = `${parent}/${application}`;
    for (const name of await readdir(folder).catch(() => [])) yield { folder, name };
  }
}

/** Encrypts photos that an older version kept plain and overwrites those; gives how many. A killed process continues at its next start. */
export async function sealPlainPhotos(data: string, keys: SealKeys): Promise<number> {
  let sealed = 0;
  for await (const { folder, name } of filesOfApplications(data)) {
    if (isDraft(name)) await rm(`${folder}/${name}`, { force: true });
    const [, number] = PLAIN.exec(name) ?? [];
    if (!number) continue;
    const plain = `${folder}/${name}`;
    const path = `${folder}/${photoFile(Number(number))}`;
    const isDone = await access(path).then(
      () => true,
      () => false,
    );
    if (!isDone) await replaceSealed(path, createReadStream(plain), keys);
    await wipe(plain);
    sealed += 1;
  }
  return sealed;
}
