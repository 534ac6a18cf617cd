import { readdir, stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';
import { APPLICATIONS } from '../platform/files/keys.ts';
import type { FileStore } from '../platform/files/store.ts';
import { incomingFolder, removeFolder } from '../platform/photos/folders.ts';
import { deletePhotos } from '../platform/photos/keep.ts';

/** Whether an unreferenced folder may be deleted, by its name and last change (ms). */
type IsLeft = (folder: string, changedAt: number) => boolean;

/** Removes abandoned uploads on this machine. */
export async function deleteIncoming(data: string, isLeft: IsLeft): Promise<number> {
  const folder = incomingFolder(data);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = `${folder}/${name}`;
    const found = await stat(path).catch(() => null);
    if (!found || !isLeft(name, found.mtimeMs)) continue;
    await removeFolder(path);
    removed += 1;
  }
  return removed;
}

const folderOf = (key: string): string => key.slice(APPLICATIONS.length).split('/')[0] ?? '';

/** Removes photos that no application names; the youngest of a folder counts. */
export async function deleteOrphanPhotos(
  payload: Payload,
  files: FileStore,
  isLeft: IsLeft,
): Promise<number> {
  const newest = new Map<string, number>();
  for await (const { key, changedAt } of files.list(APPLICATIONS)) {
    const folder = folderOf(key);
    newest.set(folder, Math.max(changedAt.getTime(), newest.get(folder) ?? 0));
  }
  const named = await rows(
    payload,
    sql`SELECT photos FROM applications`,
    z.object({ photos: z.string().nullable() }),
  );
  const kept = new Set(named.map(({ photos }) => photos));
  const orphans = [...newest].filter(([folder, at]) => !kept.has(folder) && isLeft(folder, at));
  for (const [folder] of orphans) await deletePhotos(files, folder);
  await files.clean(APPLICATIONS, (key, at) => isLeft(folderOf(key), at));
  return orphans.length;
}
