import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that nothing public shows stays in media/ for staff; an empty file of its name in this folder hides it, after restarts too. */
const marker = (mediaFolder: string, name: string) => join(dirname(mediaFolder), 'withheld', name);

/** Whether /media must not give this file. */
export const isWithheld = (mediaFolder: string, name: string): Promise<boolean> =>
  stat(marker(mediaFolder, name)).then(
    () => true,
    () => false,
  );

/** Takes files out of /media without touching them. Throws when the disk refuses. */
export async function withhold(mediaFolder: string, names: readonly string[]): Promise<void> {
  await mkdir(dirname(marker(mediaFolder, '_')), { recursive: true, mode: 0o700 });
  for (const name of names) await writeFile(marker(mediaFolder, name), '', { mode: 0o600 });
}

export async function release(mediaFolder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(marker(mediaFolder, name), { force: true });
}
