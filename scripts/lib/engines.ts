import { startPostgres } from './postgres.ts';
import { startS3 } from './s3-server.ts';

/**
 * Starts an empty PostgreSQL and S3 server (`installTool` first); returns the panel's variables. `isHasty`: in
 * memory.
 */
export async function startEngines({ isHasty = false } = {}) {
  const postgres = await startPostgres();
  const s3 = await startS3({ isHasty }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  return {
    env: { DATABASE_URL: await postgres.create('passarela'), ...s3.settings },
    killBackend: postgres.killBackend,
    stop: async () => {
      await Promise.all([postgres.stop(), s3.stop()]);
    },
  };
}
export type Engines = Awaited<ReturnType<typeof startEngines>>;
