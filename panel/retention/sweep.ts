import { readdir, stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows, run } from '../db/door.ts';
import { APPLICATIONS } from '../files/keys.ts';
import type { FileStore } from '../files/store.ts';
import { incomingFolder, removeFolder } from '../photos/folders.ts';
import { deletePhotos } from '../photos/keep.ts';
import { type Keep, limitsAt } from './expired.ts';
import { deleteEntry } from './forget.ts';

const SENT_MAILS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export type Swept = { adults: number; minors: number; orphans: number; media: number };

/** Deletes and counts applications older than KEEP_MONTHS (minors KEEP_MONTHS_MINORS), photos included. */
export async function deleteExpired(
  payload: Payload,
  keep: Keep,
  now: number,
): Promise<Pick<Swept, 'adults' | 'minors'>> {
  const limits = limitsAt(now, keep);
  const expired = await rows(
    payload,
    sql`SELECT id, coalesce(is_minor, FALSE) AS is_minor FROM applications
      WHERE (is_minor IS TRUE AND created_at < ${limits.minors})
        OR (is_minor IS NOT TRUE AND created_at < ${limits.adults})`,
    z.object({ id: z.number(), is_minor: z.coerce.boolean() }),
  );
  for (const { id, is_minor } of expired) {
    await deleteEntry(payload, 'applications', id, is_minor ? 'minor' : 'age');
  }
  const minors = expired.filter(({ is_minor }) => is_minor).length;
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

export async function deleteSentMails(payload: Payload, now: number): Promise<void> {
  const before = new Date(now - SENT_MAILS_KEPT_MS).toISOString();
  await run(payload, sql`DELETE FROM mails WHERE state = 'sent' AND created_at < ${before}`);
}
