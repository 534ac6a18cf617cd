import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { deleteOldPhotoViews } from '../inbox/endpoints/open-photo-of.ts';
import { deleteOldSendings } from '../packages/note-sending.ts';
import { trashLimit } from '../parts/trash/in-trash.ts';
import { run } from '../platform/db/client.ts';
import { findAll } from '../platform/db/find.ts';
import { AUDIT_STORED_MONTHS } from '../platform/db/guards.ts';
import { files } from '../platform/files/files.ts';
import { eraseNow } from '../platform/jobs/erase.ts';
import { job } from '../platform/jobs/job.ts';
import { withLease } from '../platform/jobs/lease.ts';
import { deleteOldLimits } from '../platform/limits/shared-limits.ts';
import { isOwnName } from '../platform/photos/folders.ts';
import { subMonths } from '../platform/reference/agency-time.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import { type Env, env } from '../platform/settings/env.ts';
import { countOf, noteWaiting, releasedOf, waitingRuns } from './hold.ts';
import { deleteIncoming, deleteOrphanMedia, deleteOrphanPhotos } from './orphans.ts';
import {
  deleteExpired,
  deleteOldCounts,
  deleteOldPackages,
  deleteSentMails,
  moveExpiring,
  type Swept,
} from './sweep.ts';
import { moveUnused } from './unused-media.tsx';

/** Rounds are an hour apart: after so much the panel was off, or its clock jumped. */
const JUMP_MS = 2 * DAY_MS;
/** Nothing is deleted for good this long after a jump: a person has time to mend the clock. */
const SETTLE_MS = 7 * DAY_MS;
const KEY = 'retention.clock';

const note = z.object({ last: z.number(), since: z.number() }).catch({ last: 0, since: 0 });

/** Whether the clock has run without a jump for a week, as far as all rounds saw; notes this one. */
async function isClockSteady(payload: Payload, now: number): Promise<boolean> {
  const { last, since } = note.parse((await payload.kv.get(KEY)) ?? {});
  const steadySince = Math.abs(now - last) > JUMP_MS ? now : since;
  await payload.kv.set(KEY, { last: now, since: steadySince });
  return now - steadySince >= SETTLE_MS;
}

const KEPT_MS = 30 * 24 * 3_600_000;

/** Forgets imports of rosters, and their rows, 30 days after they began; the talents stay. */
async function deleteOldImports(payload: Payload, now: number): Promise<void> {
  const before = new Date(now - KEPT_MS).toISOString();
  await run(payload, sql`DELETE FROM roster_rows WHERE created_at < ${before}`);
  await run(payload, sql`DELETE FROM roster_imports WHERE created_at < ${before}`);
}

/** Deletes the audit log's expired lines: triggers refuse the deletion of younger ones. */
async function deleteOldActs(payload: Payload): Promise<void> {
  const before = subMonths(Date.now(), AUDIT_STORED_MONTHS).toISOString();
  await run(payload, sql`DELETE FROM audit_log WHERE created_at <= ${before}`);
}

/** Mails every administrator, once a day, that a large run waits for one of them. */
async function mailWaitingRuns(payload: Payload, now: number): Promise<void> {
  for (const [slug, run] of Object.entries(await waitingRuns(payload))) {
    if (run.decision !== null || now - run.mailed < DAY_MS) continue;
    await noteWaiting(payload, slug, { ...run, mailed: now });
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      depth: 0,
      pagination: false,
    });
    const subject = `O painel espera por você: ${run.ids.length} exclusões`;
    const text = `O prazo de ${run.ids.length} registros (${slug}) venceu de uma vez, e por isso o painel não apagou nada. Confira a data do servidor e confirme ou recuse:\n\n${env().PANEL_ORIGIN}/admin`;
    for (const { email } of docs) {
      await payload.sendEmail({ to: email, subject, text }).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'A mail about a large deletion was not sent' });
      });
    }
  }
}

// a picture in the trash cannot go before the slide that needs it, nor a category before its division
const COLLECTIONS = ['talents', 'posts', 'slides', 'media', 'divisions', 'categories', 'skills'] as const;

async function deleteForGood(
  payload: Payload,
  collection: (typeof COLLECTIONS)[number],
  id: number,
): Promise<number> {
  try {
    await payload.delete({ collection, id, trash: true, overrideLock: true, context: { reason: 'age' } });
    return 1;
  } catch (err) {
    payload.logger.error({ err, msg: `${collection} ${id} stays in the trash` });
    return 0;
  }
}

/** Deletes for good, and counts, entries after 30 days in the trash; versions and files follow by hooks. */
async function emptyTrash(payload: Payload, now: number): Promise<number> {
  let deleted = 0;
  for (const collection of COLLECTIONS) {
    const dueAt = async (at: number) =>
      (await findAll(payload, collection, { deletedAt: { less_than: trashLimit(collection, at) } })).map(
        ({ id }) => id,
      );
    const { total, newest } = await countOf(payload, collection, 'updated_at');
    // a talent may have taken pictures along by now
    for (const id of await releasedOf(payload, { slug: collection, now, total, dueAt, newest }))
      deleted += await deleteForGood(payload, collection, id);
  }
  return deleted;
}

const EVERY_MS = 60 * 60 * 1000;
/** Another instance sweeps, or was killed at it. */
const BUSY_MS = 6 * 60 * 1000;
// no upload takes longer: the server closes a request that does
const UPLOAD_MAX_MS = 30 * 60 * 1000;

type Round = {
  now: number;
  orphansBefore: number;
  /** Whether the clock may be believed: otherwise nothing goes for good by its age. */
  isSteady?: boolean;
};
type Erased = Pick<Swept, 'adults' | 'minors' | 'trash'>;

/** Deletes for good whatever is old enough. */
async function eraseOld(payload: Payload, env: Env, now: number): Promise<Erased> {
  const expired = await deleteExpired(payload, env, now);
  const trash = await emptyTrash(payload, now);
  await deleteSentMails(payload, now);
  await deleteOldPhotoViews(payload);
  await deleteOldActs(payload);
  await deleteOldCounts(payload, now);
  await deleteOldImports(payload, now);
  const packages = await deleteOldPackages(payload, now);
  await deleteOldSendings(payload, now);
  if (expired.adults + expired.minors + trash + packages > 0) await eraseNow(payload);
  return { ...expired, trash };
}

/** One round: expired applications, the trash, orphan photos older than `orphansBefore`, old mails. */
export async function sweep(
  payload: Payload,
  env: Env,
  { now, orphansBefore, isSteady = true }: Round,
): Promise<Swept> {
  const expiring = await moveExpiring(payload, env, now);
  const isOld = (_: string, at: number) => at < orphansBefore;
  const orphans =
    (await deleteIncoming(env.PASSARELA_DATA, isOld)) + (await deleteOrphanPhotos(payload, files(), isOld));
  const unused = await moveUnused(payload, now);
  const erased = isSteady ? await eraseOld(payload, env, now) : { adults: 0, minors: 0, trash: 0 };
  const media = await deleteOrphanMedia(payload, files(), now);
  await mailWaitingRuns(payload, now);
  await deleteOldLimits(payload, now);
  const swept = { ...erased, expiring, orphans, media, unused };
  if (Object.values(swept).some((count) => count > 0)) {
    payload.logger.info(
      `Retention: ${swept.expiring} applications to the trash, ${swept.adults} out of it before ${env.KEEP_MONTHS} months, ${swept.minors} of minors before ${env.KEEP_MONTHS_MINORS}, ${swept.orphans} photo folders without an application, ${swept.media} media files without an entry, ${swept.unused} unused files to the trash, ${swept.trash} entries out of it`,
    );
  }
  return swept;
}

/** A round of this panel, by its clock. */
export async function sweepNow(payload: Payload, env: Env, now: number): Promise<Swept> {
  const isSteady = await isClockSteady(payload, now);
  return sweep(payload, env, { now, orphansBefore: now - UPLOAD_MAX_MS, isSteady });
}

const retention = job('retention');

/** Removes this instance's unfinished work from before its start; others' work under way stays. */
async function clearOwn(payload: Payload, env: Env, startedAt: number): Promise<void> {
  const isLeft = (name: string, at: number) => isOwnName(name) && at < startedAt;
  const orphans =
    (await deleteIncoming(env.PASSARELA_DATA, isLeft)) + (await deleteOrphanPhotos(payload, files(), isLeft));
  if (orphans > 0) payload.logger.info(`Retention: ${orphans} photo folders of before the start`);
}

/** Clears this instance's own remains at the start, then sweeps for all every hour, one instance at a time. */
export const startRetention = (payload: Payload, env: Env, startedAt: number): void =>
  retention.start(() => {
    void clearOwn(payload, env, startedAt).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'Retention' }),
    );
    const round = async () => {
      const swept = await withLease(payload, 'retention', () => sweepNow(payload, env, Date.now()));
      return { waitMs: swept === null ? BUSY_MS : EVERY_MS };
    };
    return retention.run(payload, round, { waitMs: EVERY_MS });
  });
