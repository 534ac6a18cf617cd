import { join } from 'node:path';
import { readEnv } from '../lib/system/env.ts';
import { printServices } from '../lib/backend/check/check-services.ts';

/** `npm run check:services`: ends with 1 if the site cannot work with these services. */
async function main() {
  try {
    process.loadEnvFile(join(import.meta.dirname, '..', '.env'));
  } catch {
    // no .env file: the environment is complete without, or readEnv names the missing variables
  }
  readEnv(process.env);
  process.exitCode = (await printServices()) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
