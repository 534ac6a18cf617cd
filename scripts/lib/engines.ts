import { startPostgres } from './postgres.ts';
import { startS3 } from './s3-server.ts';

/**
 * A PostgreSQL and an S3 server of their own on this machine, both empty, with the variables that lead the panel to them
 * (`installTool('PostgreSQL')` and `installTool('Swift')` first). `stop` ends them and removes what they kept.
 */
export async function startEngines() {
  const postgres = await startPostgres();
  const s3 = await startS3().catch(async (error) => {
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
