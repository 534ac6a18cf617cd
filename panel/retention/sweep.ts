import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows, run } from '../db/door.ts';
import { type Keep, limitsAt } from './expired.ts';
import { deleteEntry } from './forget.ts';
import { countOf, releasedOf } from './hold.ts';

const SENT_MAILS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export type Swept = {
  adults: number;
  minors: number;
  orphans: number;
  media: number;
  unused: number;
  trash: number;
};

/** Deletes and counts applications older than KEEP_MONTHS (minors KEEP_MONTHS_MINORS), photos included. */
export async function deleteExpired(
  payload: Payload,
  keep: Keep,
  now: number,
): Promise<Pick<Swept, 'adults' | 'minors'>> {
  const all = await expiredAt(payload, keep, now);
  const dueAt = async (at: number) => (await expiredAt(payload, keep, at)).map(({ id }) => id);
  const { total, newest } = await countOf(payload, 'applications', 'received_at');
  const ids = await releasedOf(payload, { slug: 'applications', now, total, dueAt, newest });
  const expired = all.filter(({ id }) => ids.includes(id));
  for (const { id, is_minor } of expired) {
    await deleteEntry(payload, 'applications', id, is_minor ? 'minor' : 'age');
  }
  const minors = expired.filter(({ is_minor }) => is_minor).length;
  return { minors, adults: expired.length - minors };
}

/** The applications whose period is over at a moment. */
function expiredAt(payload: Payload, keep: Keep, at: number) {
  const limits = limitsAt(at, keep);
  return rows(
    payload,
    sql`SELECT id, coalesce(is_minor, FALSE) AS is_minor FROM applications
      WHERE (is_minor IS TRUE AND coalesce(received_at, created_at) < ${limits.minors})
        OR (is_minor IS NOT TRUE AND coalesce(received_at, created_at) < ${limits.adults})`,
    z.object({ id: z.number(), is_minor: z.coerce.boolean() }),
  );
}

export async function deleteSentMails(payload: Payload, now: number): Promise<void> {
  const before = new Date(now - SENT_MAILS_KEPT_MS).toISOString();
  await run(payload, sql`DELETE FROM mails WHERE state = 'sent' AND created_at < ${before}`);
}
