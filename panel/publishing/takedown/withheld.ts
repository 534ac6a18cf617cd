import { WITHHELD } from '../../platform/files/keys.ts';
import type { FileStore } from '../../platform/files/store.ts';

/** An empty file of that name hides a file from the public, after restarts too; staff still see it. */
const marker = (name: string): string => `${WITHHELD}${name}`;

/** Whether /media must not give this file. */
export const isWithheld = async (files: FileStore, name: string): Promise<boolean> =>
  (await files.stat(marker(name))) !== null;

/** Every file that /media must not give. */
export async function withheldNames(files: FileStore): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { key } of files.list(WITHHELD)) names.add(key.slice(WITHHELD.length));
  return names;
}

/** The withheld files among these of one document, checked one by one: all marks may be tens of thousands. */
export async function withheldAmong(files: FileStore, names: readonly string[]): Promise<Set<string>> {
  const hidden = await Promise.all(names.map((name) => isWithheld(files, name)));
  return new Set(names.filter((_, index) => hidden[index]));
}

/** Takes files out of /media without touching them. Throws when the store refuses. */
export async function withhold(files: FileStore, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => files.put(marker(name), new Uint8Array())));
}

export async function release(files: FileStore, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => files.delete(marker(name))));
}
