import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from '@libsql/client';

const KEPT_BACKUPS = 5;

/** Copies the database, whole and consistent, into `backups/` beside it; keeps the last five copies. */
export async function backUp(client: Client, file: string): Promise<string> {
  const folder = `${dirname(file)}/backups`;
  await mkdir(folder, { recursive: true });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = `${folder}/panel-${stamp}.sqlite`;
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  const old = (await readdir(folder)).filter((name) => name.endsWith('.sqlite')).sort();
  for (const name of old.slice(0, -KEPT_BACKUPS)) await rm(`${folder}/${name}`);
  return copy;
}
