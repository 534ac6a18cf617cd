import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from '@libsql/client';

const KEPT_BACKUPS = 5;

export const backupsFolder = (file: string): string => `${dirname(file)}/backups`;

export const isBackup = (name: string): boolean => name.endsWith('.sqlite');

const DRAFT = '.draft';

/** True for a copy that is being made, or that a killed process left behind. */
export const isDraft = (name: string): boolean => name.endsWith(DRAFT);

/** Copies the database, whole and consistent, into `backups/` beside it; keeps the last five copies. */
export async function backUp(client: Client, file: string): Promise<string> {
  const folder = backupsFolder(file);
  await mkdir(folder, { recursive: true });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = `${folder}/panel-${stamp}.sqlite`;
  const draft = `${copy}${DRAFT}`;
  await client.execute({ sql: 'VACUUM INTO ?', args: [draft] });
  await rename(draft, copy);
  const old = (await readdir(folder)).filter(isBackup).sort();
  for (const name of old.slice(0, -KEPT_BACKUPS)) await rm(`${folder}/${name}`);
  return copy;
}
