import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeEncrypted } from './encrypted-file.ts';
import type { SealKeys } from './keys.ts';

const ZEROS = Buffer.alloc(64 * 1024);
const DRAFT = '.draft';

export const isDraft = (name: string): boolean => name.endsWith(DRAFT);

/** Writes an encrypted draft and renames it: a killed process leaves the old file or the new one. */
export async function replaceEncrypted(
  path: string,
  source: AsyncIterable<Uint8Array>,
  keys: SealKeys,
): Promise<void> {
  const draft = `${path}${DRAFT}`;
  await rm(draft, { force: true });
  await writeEncrypted(draft, source, keys, { boundTo: path });
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Makes sure that a folder's own entries survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Overwrites a file and removes it. Copies that a disk keeps for itself are left to its encryption. */
export async function wipe(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    const { size } = await handle.stat();
    for (let at = 0; at < size; at += ZEROS.length) {
      await handle.write(ZEROS, 0, Math.min(ZEROS.length, size - at), at);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rm(path);
  await syncFolder(dirname(path));
}
