import { chmod, mkdir, readdir } from 'node:fs/promises';
import { log } from '../platform/log/log.ts';

const OTHERS = 0o077;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** From here on this process's files are readable by its own user alone, existing folders and databases too. */
export async function keepToPanel(data: string): Promise<void> {
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
