import { getPayload, type SanitizedConfig } from 'payload';
import { startMailWorker } from '../mail/worker.ts';
import { readyPhotos } from '../photos/ready.ts';
import { startWorker } from '../publishing/worker.ts';
import { startReminders } from '../reminders/worker.ts';
import { startErasing } from '../retention/erase.ts';
import { startRetention } from '../retention/worker.ts';
import { startSchedule } from '../schedule/worker.ts';
import { fillSearch } from '../search/fill.ts';
import { env } from '../settings/env.ts';
import { endSessionsWithout } from '../staff/second-step/required.ts';
import { settleAll } from '../takedown/settle-all.ts';
import { measureWork } from './measure.ts';
import { keepToPanel } from './only-panel.ts';

/** Opens and migrates the database, then starts the background work: site news, times, mail, retention. */
export async function boot(config: Promise<SanitizedConfig>): Promise<void> {
  const startedAt = Date.now() - process.uptime() * 1000;
  await keepToPanel(env().PASSARELA_DATA);
  const payload = await getPayload({ config });
  await readyPhotos(payload, env());
  await endSessionsWithout(payload);
  await settleAll(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Takedowns' }));
  void fillSearch(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Search' }));
  measureWork(payload, env());
  startWorker(payload, env());
  startSchedule(payload);
  startMailWorker(payload, env());
  startReminders(payload, env());
  startErasing(payload);
  startRetention(payload, env(), startedAt);
}
