import { readdir, stat } from 'node:fs/promises';
import type { Payload } from 'payload';
import { z } from 'zod';
import { clientOf } from '../db/client.ts';
import { APPLICATIONS } from '../files/keys.ts';
import type { FileStore } from '../files/store.ts';
import { incomingFolder, removeFolder } from '../photos/folders.ts';
import { deletePhotos } from '../photos/keep.ts';
import { type Keep, limitsAt } from './expired.ts';
import { deleteEntry } from './forget.ts';

const SENT_MAILS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export type Swept = { adults: number; minors: number; orphans: number; media: number };

/** Deletes applications older than KEEP_MONTHS (minors KEEP_MONTHS_MINORS) with their photos, and logs how many. */
export async function deleteExpired(
  payload: Payload,
  keep: Keep,
  now: number,
): Promise<Pick<Swept, 'adults' | 'minors'>> {
  const limits = limitsAt(now, keep);
  const { rows } = await clientOf(payload).execute({
    sql: 'SELECT id, is_minor FROM applications WHERE created_at < CASE is_minor WHEN 1 THEN ? ELSE ? END',
    args: [limits.minors, limits.adults],
  });
  const expired = z.array(z.object({ id: z.number(), is_minor: z.number().nullable() })).parse(rows);
  for (const { id, is_minor } of expired) {
    await deleteEntry(payload, 'applications', id, is_minor === 1 ? 'minor' : 'age');
  }
  const minors = expired.filter(({ is_minor }) => is_minor === 1).length;
  return { minors, adults: expired.length - minors };
}

/** Whether a folder may go that nobody names, by its name and last change (ms). */
export type IsLeft = (folder: string, changedAt: number) => boolean;

/** Removes uploads on this machine that nobody waits for. */
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
  const { rows } = await clientOf(payload).execute('SELECT photos FROM applications');
  const kept = new Set(
    z
      .array(z.object({ photos: z.string().nullable() }))
      .parse(rows)
      .map(({ photos }) => photos),
  );
  const orphans = [...newest].filter(([folder, at]) => !kept.has(folder) && isLeft(folder, at));
  for (const [folder] of orphans) await deletePhotos(files, folder);
  await files.clean(APPLICATIONS, (key, at) => isLeft(folderOf(key), at));
  return orphans.length;
}

/** Forgets which mails went out long ago. */
export async function deleteSentMails(payload: Payload, now: number): Promise<void> {
  await clientOf(payload).execute({
    sql: "DELETE FROM mails WHERE state = 'sent' AND created_at < ?",
    args: [new Date(now - SENT_MAILS_KEPT_MS).toISOString()],
  });
}
