import { chmod, mkdir, readdir } from 'node:fs/promises';
import { getPayload, type SanitizedConfig } from 'payload';
import { endSessionsWithout } from '../accounts/second-step.ts';
import { fillSearch } from '../catalogue/search/search-text.ts';
import { type KnownFiles, knownFiles } from '../contract/media/serve-media.ts';
import { startRetention } from '../erasure/worker.ts';
import { startMailWorker } from '../inbox/mail/worker.ts';
import { startReminders } from '../inbox/reminders/worker.ts';
import { startErasing } from '../platform/jobs/erase.ts';
import { log } from '../platform/log/log.ts';
import { readyPhotos } from '../platform/photos/ready.ts';
import { env } from '../platform/settings/env.ts';
import { startWorker } from '../publishing/queue/worker.ts';
import { startSchedule } from '../publishing/schedule/worker.ts';
import { noteCutSaves } from '../publishing/takedown/note.ts';
import { isOnFile, isPublicFile } from '../publishing/takedown/uses.ts';
import { measureWork } from './measure.ts';

const OTHERS = 0o077;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** From here on this process's files are readable by its own user alone, existing folders and databases too. */
async function keepToPanel(data: string): Promise<void> {
  process.umask(OTHERS);
  await mkdir(data, { recursive: true });
  for (const folder of [data, `${data}/private`, `${data}/backups`]) {
    const inside = await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true }).catch(
      () => null,
    );
    if (!inside) continue;
    await tighten(folder, OWN_FOLDER);
    for (const entry of inside) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) await tighten(path, OWN_FOLDER);
      else if (entry.isFile()) await tighten(path, OWN_FILE);
    }
  }
}

const tighten = (path: string, mode: number): Promise<void> =>
  chmod(path, mode).catch((error: unknown) => log('warn', `Others may read ${path}:`, error));

/** Opens and migrates the database, then starts the background work: site news, times, mail, retention. */
export async function boot(config: Promise<SanitizedConfig>): Promise<void> {
  const startedAt = Date.now() - process.uptime() * 1000;
  await keepToPanel(env().PASSARELA_DATA);
  const payload = await getPayload({ config });
  await readyPhotos(payload, env());
  await endSessionsWithout(payload);
  Object.assign(knownFiles.get(), {
    isPublic: (name) => isPublicFile(payload, name, Date.now()),
    isOn: (name) => isOnFile(payload, name),
  } satisfies KnownFiles);
  await noteCutSaves(payload).catch((err: unknown) => payload.logger.error({ err, msg: 'Takedowns' }));
  void fillSearch(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Search' }));
  measureWork(payload, env());
  startWorker(payload, env());
  startSchedule(payload);
  startMailWorker(payload, env());
  startReminders(payload, env());
  startErasing(payload);
  startRetention(payload, env(), startedAt);
}
