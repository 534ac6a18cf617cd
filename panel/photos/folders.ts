import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';

const NAME_BYTES = 16;
const ONLY_PANEL = 0o700;

/** Where raw uploads wait to be decoded; nothing in it outlives its request. */
export const incomingFolder = (data: string): string => `${data}/private/incoming`;

/** Where the photos of applications are kept, a folder for each application; never under /media. */
export const applicationsFolder = (data: string): string => `${data}/private/applications`;

const randomName = (): string => randomBytes(NAME_BYTES).toString('hex');

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
