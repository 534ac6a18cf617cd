import { readdir, stat } from 'node:fs/promises';
import type { Payload } from 'payload';
import { z } from 'zod';
import { clientOf } from '../db/client.ts';
import { applicationsFolder, incomingFolder, removeFolder } from '../photos/folders.ts';
import { type Keep, limitsAt } from './expired.ts';
import { deleteEntry } from './forget.ts';

const SENT_MAILS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export type Swept = { adults: number; minors: number; orphans: number };

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

/** Removes photos that no application names and uploads that nobody waits for, if they are older than `before`. */
export async function deleteOrphans(payload: Payload, data: string, before: number): Promise<number> {
  const { rows } = await clientOf(payload).execute('SELECT photos FROM applications');
  const kept = new Set(
    z
      .array(z.object({ photos: z.string().nullable() }))
      .parse(rows)
      .map(({ photos }) => photos),
  );
  let removed = 0;
  for (const folder of [incomingFolder(data), applicationsFolder(data)]) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (kept.has(name)) continue;
      const path = `${folder}/${name}`;
      const found = await stat(path).catch(() => null);
      if (!found || found.mtimeMs >= before) continue;
      await removeFolder(path);
      removed += 1;
    }
  }
  return removed;
}

/** Forgets which mails went out long ago. */
export async function deleteSentMails(payload: Payload, now: number): Promise<void> {
  await clientOf(payload).execute({
    sql: "DELETE FROM mails WHERE state = 'sent' AND created_at < ?",
    args: [new Date(now - SENT_MAILS_KEPT_MS).toISOString()],
  });
}
