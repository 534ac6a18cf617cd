import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';

const NAME_BYTES = 16;
const ONLY_PANEL = 0o700;

/** Where raw uploads wait on this machine to be decoded; nothing in it outlives its request. */
export const incomingFolder = (data: string): string => `${data}/private/incoming`;

export const randomName = (): string => randomBytes(NAME_BYTES).toString('hex');

export const isRandomName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** Makes a new private folder under `parent` and gives its name. */
export async function newFolder(parent: string): Promise<string> {
  const name = randomName();
  await mkdir(`${parent}/${name}`, { recursive: true, mode: ONLY_PANEL });
  return name;
}

/** Removes a folder and what is in it; one that is gone already is fine. */
export const removeFolder = async (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 });
