import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SECRETS } from '../tests/secrets.ts';

// npm run generate -w panel -- [name]: types, import map and both databases' migrations; connects to nothing
const step = resolve(import.meta.dirname, 'generate-migration.ts');
const engines = { sqlite: '', postgres: 'postgres://localhost/never-connected' };

for (const [engine, DATABASE_URL] of Object.entries(engines)) {
  const { status } = spawnSync(process.execPath, [step, engine, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // the settings are read whole, and none of these leaves the process
    env: { ...SECRETS, ...process.env, DATABASE_URL, PAYLOAD_MIGRATING: 'true' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
