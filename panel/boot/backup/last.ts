import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../platform/files/store.ts';

const KEY = 'notes/last-backup.json';

const note = z.object({ at: z.iso.datetime() });

/** Stores the time (ISO) of a finished backup for all instances of the panel. */
export const noteBackup = (store: FileStore, at: string): Promise<void> =>
  store.put(KEY, Buffer.from(JSON.stringify({ at })));

/** When the last backup was finished (ISO); null when none is known. */
export async function lastBackupAt(store: FileStore): Promise<string | null> {
  const found = await store.get(KEY);
  if (!found) return null;
  const content = (await buffer(found.stream)).toString();
  const parsed = note.safeParse(content.startsWith('{') ? JSON.parse(content) : null);
  return parsed.data?.at ?? null;
}
