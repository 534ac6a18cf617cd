import type { Payload } from 'payload';
import { deleteOldPhotoViews } from '../inbox/photo-views/record.ts';
import { files } from '../platform/files/files.ts';
import { eraseNow } from '../platform/jobs/erase.ts';
import { job } from '../platform/jobs/job.ts';
import { withLease } from '../platform/jobs/lease.ts';
import { deleteOldLimits } from '../platform/limits/shared-limits.ts';
import { isOwnName } from '../platform/photos/folders.ts';
import type { Env } from '../platform/settings/env.ts';
import { emptyTrash } from './empty-trash.ts';
import { mailWaitingRuns } from './hold-mails.ts';
import { deleteOldActs } from './old-acts.ts';
import { deleteOldCounts } from './old-counts.ts';
import { deleteOldImports } from './old-imports.ts';
import { deleteOldSendings } from '../packages/note-sending.ts';
import { deleteOldPackages } from './old-packages.ts';
import { deleteOrphanMedia } from './orphan-media.ts';
import { deleteIncoming, deleteOrphanPhotos } from './orphan-photos.ts';
import { isClockSteady } from './steady-clock.ts';
import { deleteExpired, deleteSentMails, moveExpiring, type Swept } from './sweep.ts';
import { moveUnused } from './unused-media.ts';

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
