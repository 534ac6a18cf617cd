import type { Payload } from 'payload';
import { withLease } from '../db/lease.ts';
import { files } from '../files/files.ts';
import { deleteOldLimits } from '../limits/shared-limits.ts';
import { isOwnName } from '../photos/folders.ts';
import type { Env } from '../settings/env.ts';
import { onlyOne } from '../work/only-one.ts';
import { type Next, runRounds } from '../work/rounds.ts';
import { emptyTrash } from './empty-trash.ts';
import { eraseNow } from './erase.ts';
import { mailHeldRuns } from './hold-mails.ts';
import { deleteOldActs } from './old-acts.ts';
import { deleteOldCounts } from './old-counts.ts';
import { deleteOldImports } from './old-imports.ts';
import { deleteOrphanMedia } from './orphan-media.ts';
import { deleteIncoming, deleteOrphanPhotos } from './orphan-photos.ts';
import { deleteOldPhotoViews } from './photo-views.ts';
import { deleteExpired, deleteSentMails, type Swept } from './sweep.ts';
import { moveUnused } from './unused-media.ts';

const EVERY_MS = 60 * 60 * 1000;
/** Another copy sweeps, or was killed at it. */
const BUSY_MS = 6 * 60 * 1000;
// no upload takes longer: the server closes a request that does
const UPLOAD_MAX_MS = 30 * 60 * 1000;

/** One round: expired applications, the trash, orphan photos older than `orphansBefore`, old mails. */
export async function sweep(
  payload: Payload,
  env: Env,
  { now, orphansBefore }: { now: number; orphansBefore: number },
): Promise<Swept> {
  const expired = await deleteExpired(payload, env, now);
  const isOld = (_: string, at: number) => at < orphansBefore;
  const orphans =
    (await deleteIncoming(env.PASSARELA_DATA, isOld)) + (await deleteOrphanPhotos(payload, files(), isOld));
  const unused = await moveUnused(payload, now);
  const trash = await emptyTrash(payload, now);
  const media = await deleteOrphanMedia(payload, files(), now);
  await mailHeldRuns(payload, now);
  await deleteSentMails(payload, now);
  await deleteOldPhotoViews(payload);
  await deleteOldActs(payload);
  await deleteOldLimits(payload, now);
  await deleteOldCounts(payload, now);
  await deleteOldImports(payload, now);
  if (expired.adults + expired.minors + trash > 0) await eraseNow(payload);
  const swept = { ...expired, orphans, media, unused, trash };
  if (Object.values(swept).some((count) => count > 0)) {
    payload.logger.info(
      `Retention: ${swept.adults} applications after ${env.KEEP_MONTHS} months, ${swept.minors} of minors after ${env.KEEP_MONTHS_MINORS}, ${swept.orphans} photo folders without an application, ${swept.media} media files without an entry, ${swept.unused} unused files to the trash, ${swept.trash} entries out of it`,
    );
  }
  return swept;
}

const keepSweeping = onlyOne('retention');

/** Removes what this copy left half done before it was started; what others have under way stays. */
async function clearOwn(payload: Payload, env: Env, startedAt: number): Promise<void> {
  const isLeft = (name: string, at: number) => isOwnName(name) && at < startedAt;
  const orphans =
    (await deleteIncoming(env.PASSARELA_DATA, isLeft)) + (await deleteOrphanPhotos(payload, files(), isLeft));
  if (orphans > 0) payload.logger.info(`Retention: ${orphans} photo folders of before the start`);
}

/** Clears this copy's own remains at the start, then sweeps for all every hour, one copy at a time. */
export const startRetention = (payload: Payload, env: Env, startedAt: number): void =>
  keepSweeping(() => {
    const note = (err: unknown) => payload.logger.error({ err, msg: 'Retention' });
    void clearOwn(payload, env, startedAt).catch(note);
    return runRounds(async (): Promise<Next> => {
      const now = Date.now();
      const round = { now, orphansBefore: now - UPLOAD_MAX_MS };
      const swept = await withLease(payload, 'retention', () => sweep(payload, env, round)).catch(note);
      return { waitMs: swept === null ? BUSY_MS : EVERY_MS };
    });
  });
