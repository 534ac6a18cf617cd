import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unsealFor } from '../platform/encryption/encrypted-file.ts';
import { files } from '../platform/files/files.ts';
import { photoKey } from '../platform/photos/keep.ts';
import { env } from '../platform/settings/env.ts';

/** Whether these tests keep their files in a bucket. */
export const isOnS3 = env().STORAGE !== null;

export async function keysUnder(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files().list(prefix)) keys.push(key);
  return keys.sort();
}

export async function bytesOf(key: string): Promise<Buffer> {
  const found = await files().get(key);
  if (!found) throw new Error(`${key} is not there`);
  return buffer(found.stream);
}

/** A kept photo as it was before it was encrypted. */
export async function openedPhoto(folder: string, number: number): Promise<Buffer> {
  const key = photoKey(folder, number);
  const found = await files().get(key);
  if (!found) throw new Error(`${key} is not there`);
  return buffer((await unsealFor(key, found, env().PRIVATE_KEYS)).stream);
}

const copies = mkdtempSync(join(tmpdir(), 'panel-copy-'));
process.once('exit', () => rmSync(copies, { recursive: true, force: true }));

/** A folder with the files under a prefix, or those of `names` alone, as copies that can be searched. */
export async function folderOf(prefix: string, names?: readonly string[]): Promise<string> {
  const folder = `${copies}/${prefix}`.replace(/\/$/, '');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const key of names?.map((name) => prefix + name) ?? (await keysUnder(prefix))) {
    mkdirSync(dirname(`${copies}/${key}`), { recursive: true });
    writeFileSync(`${copies}/${key}`, await bytesOf(key));
  }
  return folder;
}
