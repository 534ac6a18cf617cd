import { readdir, stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { readAgency } from '../content/agency/read.ts';
import { rows } from '../platform/db/client.ts';
import { mediaNames } from '../platform/db/media-names.ts';
import { APPLICATIONS, MEDIA } from '../platform/files/keys.ts';
import { deleteUnder, type FileStore } from '../platform/files/store.ts';
import { incomingFolder, removeFolder } from '../platform/photos/folders.ts';
import { deletePhotos } from '../platform/photos/keep.ts';
import { processState } from '../platform/work/process-state.ts';

const ORPHAN_FOR_MS = 30 * 60 * 1000;
/** Empty files of earlier versions, which restored backups bring too; nothing reads them. */
const EARLIER_MARKS = 'withheld/';

/** Since when a key was seen without a row. */
const seen = processState('orphan-media', () => new Map<string, number>());

/** Removes media seen without a row for half an hour. Restored files may be old: their age does not count. */
export async function deleteOrphanMedia(payload: Payload, files: FileStore, now: number): Promise<number> {
  const found = await keysIn(files, MEDIA);
  const named = await mediaNames(payload);
  const { mark } = await readAgency(payload);
  if (mark) named.add(mark);
  const orphans = found.filter((key) => !named.has(key.slice(MEDIA.length)));
  const known = seen.get();
  for (const key of known.keys()) if (!orphans.includes(key)) known.delete(key);
  let removed = 0;
  for (const key of orphans) {
    const since = known.get(key) ?? now;
    known.set(key, since);
    if (now - since < ORPHAN_FOR_MS) continue;
    await files.delete(key);
    known.delete(key);
    removed += 1;
  }
  await files.clean(MEDIA, (_, at) => at < now - ORPHAN_FOR_MS);
  await deleteUnder(files, EARLIER_MARKS);
  return removed;
}

async function keysIn(files: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
}

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
