import '../platform/settings/load-env.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../boot/backup/database.ts';
import { readManifest, verify } from '../boot/backup/manifest.ts';
import { deleteAgain, refuseOther, restore } from '../boot/backup/restore.ts';
import { files } from '../platform/files/files.ts';
import { env } from '../platform/settings/env.ts';
import { runScript } from '../platform/work/run-script.ts';

const USAGE = 'npm run restore -- <folder of a backup> [--replace]';
const say = (line: string) => console.log(line);

/* npm run restore -- <backup> [--replace], panels stopped: puts database and files in place, all of it or an error. */
async function main(): Promise<void> {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error(USAGE);
  // npm starts scripts in the panel's folder
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  process.umask(0o077);
  const { PRIVATE_KEYS, DATABASE_URL } = env();
  const manifest = await readManifest(folder);
  const { made, keys, version } = manifest;
  say(`The backup of ${made}, made by version ${version}`);
  await refuseOther(manifest, DATABASE_URL ? 'postgres' : 'sqlite');
  await verify(folder, manifest, say);
  say(`${manifest.files.length} files are as they were`);
  const database = await openDatabase();
  const removed = await restore({
    folder,
    manifest,
    database,
    store: files(),
    isReplacing: values.replace,
    say,
  });
  await deleteAgain(removed, made, say);
  const missing = keys.filter((id) => !PRIVATE_KEYS.some((key) => key.id === id));
  if (missing.length > 0)
    say(`ATTENTION: PRIVATE_KEYS lack ${missing.join(', ')}: what they sealed does not open`);
  say('Restored. Start the panel, then start the site again, which forgets what it had in memory.');
}

runScript(main);
