import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { weekOf } from '../catalogue/counts/counts.ts';
import { deleteEntry } from '../inbox/person/forget.ts';
import { noteAct } from '../parts/audit/note.ts';
import { trashDays, trashLimit } from '../parts/trash/in-trash.ts';
import { rows, run } from '../platform/db/client.ts';
import { startOfDay, subMonths } from '../platform/reference/agency-time.ts';
import type { RetentionMonths } from '../platform/settings/env.ts';
import { countOf, releasedOf } from './hold.ts';

const application = z.object({ id: z.number(), is_minor: z.coerce.boolean(), in_trash: z.coerce.boolean() });

/** The applications whose promised period is over at a moment (ms), in the trash or not. */
async function expiredAt(payload: Payload, { KEEP_MONTHS, KEEP_MONTHS_MINORS }: RetentionMonths, at: number) {
  const adults = subMonths(at, KEEP_MONTHS).toISOString();
  const minors = subMonths(at, KEEP_MONTHS_MINORS).toISOString();
  return rows(
    payload,
    sql`SELECT id, coalesce(is_minor, FALSE) AS is_minor, deleted_at IS NOT NULL AS in_trash FROM applications
      WHERE (is_minor IS TRUE AND coalesce(received_at, created_at) < ${minors})
        OR (is_minor IS NOT TRUE AND coalesce(received_at, created_at) < ${adults})`,
    application,
  );
}

const HOUR_MS = 60 * 60 * 1000;
/** Two rounds more than the trash takes: whole days there end before the promised period does. */
const AHEAD_MS = trashDays('applications') * 24 * HOUR_MS + 2 * HOUR_MS;
const SENT_MAILS_KEPT_MS = 90 * 24 * HOUR_MS;

export type Swept = {
  expiring: number;
  adults: number;
  minors: number;
  orphans: number;
  media: number;
  unused: number;
  trash: number;
};

/** Trashes, and counts, applications whose period (KEEP_MONTHS, minors KEEP_MONTHS_MINORS) is about to end. */
export async function moveExpiring(payload: Payload, keep: RetentionMonths, now: number): Promise<number> {
  await bringBack(payload, now);
  const dueAt = async (at: number) =>
    (await expiredAt(payload, keep, at + AHEAD_MS)).filter((one) => !one.in_trash).map(({ id }) => id);
  const { total, newest } = await countOf(payload, 'applications', 'received_at');
  const ids = await releasedOf(payload, { slug: 'applications', now, total, dueAt, newest });
  const deletedAt = new Date(now).toISOString();
  for (const id of ids) {
    // past Payload: a form that is open stays the newest
    await run(payload, sql`UPDATE applications SET deleted_at = ${deletedAt} WHERE id = ${id}`);
    await noteAct(payload, { act: 'trash', subject: 'applications', entry: id, fields: ['deletedAt'] });
  }
  return ids.length;
}

/** Restores entries that a clock ahead of time moved: their days in the trash would end too late. */
async function bringBack(payload: Payload, now: number): Promise<void> {
  const tomorrow = new Date(now + 24 * HOUR_MS).toISOString();
  await run(payload, sql`UPDATE applications SET deleted_at = NULL WHERE deleted_at > ${tomorrow}`);
}

/** Deletes for good, and counts, applications that have been in the trash for a week, photos included. */
export async function deleteExpired(
  payload: Payload,
  keep: RetentionMonths,
  now: number,
): Promise<Pick<Swept, 'adults' | 'minors'>> {
  const due = await rows(
    payload,
    sql`SELECT id FROM applications WHERE deleted_at < ${trashLimit('applications', now)}`,
    z.object({ id: z.number() }),
  );
  const over = new Map((await expiredAt(payload, keep, now + AHEAD_MS)).map((one) => [one.id, one]));
  const swept = { adults: 0, minors: 0 };
  for (const { id } of due) {
    const expired = over.get(id);
    const isMinor = expired?.is_minor === true;
    await deleteEntry(payload, 'applications', id, isMinor ? 'minor' : expired ? 'age' : 'staff');
    swept[isMinor ? 'minors' : 'adults'] += 1;
  }
  return swept;
}

export async function deleteSentMails(payload: Payload, now: number): Promise<void> {
  const before = new Date(now - SENT_MAILS_KEPT_MS).toISOString();
  await run(payload, sql`DELETE FROM mails WHERE state = 'sent' AND created_at < ${before}`);
}

const KEPT_MONTHS = 24;

/** Deletes expired weeks, and those of deleted talents. */
export async function deleteOldCounts(payload: Payload, now: number): Promise<void> {
  const before = weekOf(subMonths(now, KEPT_MONTHS).getTime());
  await run(
    payload,
    sql`DELETE FROM talent_counts WHERE week < ${before} OR talent NOT IN (SELECT id FROM talents)`,
  );
}

const STORED_MONTHS = 12;

/** Deletes packages that ended twelve months ago, with the answers of the people there: how many. */
export async function deleteOldPackages(payload: Payload, now: number): Promise<number> {
  const before = startOfDay(subMonths(now, STORED_MONTHS).getTime());
  const due = await rows(
    payload,
    sql`SELECT id FROM packages WHERE expires_at < ${before}`,
    z.object({ id: z.number() }),
  );
  for (const { id } of due) await payload.delete({ collection: 'packages', id, context: { reason: 'age' } });
  return due.length;
}
