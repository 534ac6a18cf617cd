import type { Payload } from 'payload';
import type { Env } from '../settings/env.ts';
import { onlyOne } from '../work/only-one.ts';
import { files } from '../files/files.ts';
import { eraseNow } from './erase.ts';
import { deleteOrphanMedia } from './orphan-media.ts';
import { deleteOldPhotoViews } from './photo-views.ts';
import { deleteExpired, deleteIncoming, deleteOrphanPhotos, deleteSentMails, type Swept } from './sweep.ts';

const EVERY_MS = 60 * 60 * 1000;
// no upload takes longer: the server closes a request that does
const UPLOAD_MAX_MS = 30 * 60 * 1000;

/** One round: expired applications, orphan photos older than `orphansBefore`, old mails. */
export async function sweep(
  payload: Payload,
  env: Env,
  { now, orphansBefore }: { now: number; orphansBefore: number },
): Promise<Swept> {
  const expired = await deleteExpired(payload, env, now);
  const orphans =
    (await deleteIncoming(env.PASSARELA_DATA, orphansBefore)) +
    (await deleteOrphanPhotos(payload, files(), orphansBefore));
  const media = await deleteOrphanMedia(payload, files(), now);
  await deleteSentMails(payload, now);
  await deleteOldPhotoViews(payload);
  if (expired.adults + expired.minors > 0) await eraseNow(payload);
  const swept = { ...expired, orphans, media };
  if (Object.values(swept).some((count) => count > 0)) {
    payload.logger.info(
      `Retention: ${swept.adults} applications after ${env.KEEP_MONTHS} months, ${swept.minors} of minors after ${env.KEEP_MONTHS_MINORS}, ${swept.orphans} photo folders without an application, ${swept.media} media files without an entry`,
    );
  }
  return swept;
}

const keepSweeping = onlyOne('retention');

/** Sweeps at the start, when whatever an earlier process left half done is an orphan, and then every hour. */
export const startRetention = (payload: Payload, env: Env, startedAt: number): void =>
  keepSweeping(() => {
    const run = (orphansBefore: number) =>
      sweep(payload, env, { now: Date.now(), orphansBefore }).catch((error: unknown) =>
        payload.logger.error({ err: error, msg: 'Retention' }),
      );
    void run(startedAt);
    const timer = setInterval(() => void run(Date.now() - UPLOAD_MAX_MS), EVERY_MS).unref();
    return () => clearInterval(timer);
  });
