import '../platform/settings/load-env.ts';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../boot/backup/back-up.ts';
import { openDatabase } from '../boot/backup/database.ts';
import { noteBackup } from '../boot/backup/manifest.ts';
import { withStartLock } from '../platform/db/start-lock.ts';
import { files } from '../platform/files/files.ts';
import { env } from '../platform/settings/env.ts';
import { runScript } from '../platform/work/run-script.ts';

/* npm run backup -- <folder>, while the panel runs or not: a new folder in it, with database and files. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error('npm run backup -- <folder where backups lie>');
  // npm starts scripts in the panel's folder
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  process.umask(0o077);
  const began = performance.now();
  const { PASSARELA_DATA, PRIVATE_KEYS } = env();
  const keys = PRIVATE_KEYS.map(({ id }) => id);
  const options = { database: await openDatabase(), store: files(), folder, keys, say: console.log };
  await mkdir(PASSARELA_DATA, { recursive: true });
  const made = await withStartLock(join(PASSARELA_DATA, 'backup'), () => backUp(options));
  await noteBackup(files(), new Date().toISOString());
  console.log(`Finished: ${made} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  console.log(`PRIVATE_KEYS are not in it: keep the key ${keys.join(', ')} somewhere else.`);
}

runScript(main, 'No backup was made: ');
