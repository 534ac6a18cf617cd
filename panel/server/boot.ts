import { getPayload } from 'payload';
import { env } from '../env.ts';
import config from '../payload.config.ts';
import { startWorker } from '../publishing/worker.ts';

/** Opens the database, running its migrations, and starts telling the site what changed. */
export async function boot(): Promise<void> {
  const payload = await getPayload({ config });
  startWorker(payload, env());
}
