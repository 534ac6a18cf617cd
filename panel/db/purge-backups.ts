import { readdir, rm } from 'node:fs/promises';
import type { Client } from '@libsql/client';
import { KINDS } from '../reference/kinds.ts';
import { backupsFolder, isBackup, isDraft } from './back-up.ts';
import { openClient } from './open-client.ts';

/** Deletes from every backup the entries and mails that the database no longer has, and backups that were never finished. */
export async function purgeBackups(file: string): Promise<void> {
  const folder = backupsFolder(file);
  for (const name of await readdir(folder).catch(() => [])) {
    if (isBackup(name)) await purge(`${folder}/${name}`, file);
    else if (isDraft(name)) await rm(`${folder}/${name}`, { force: true });
  }
}

async function purge(backup: string, file: string): Promise<void> {
  const client = await openClient(backup);
  try {
    // no log of its own beside it, which would keep what is deleted
    await client.execute('PRAGMA journal_mode = DELETE');
    await client.execute({ sql: 'ATTACH DATABASE ? AS live', args: [file] });
    let deleted = 0;
    for (const kind of KINDS) deleted += await deleteMissing(client, kind, 'reference');
    if (deleted === 0) return;
    await deleteMissing(client, 'mails', 'name');
    await client.execute('UPDATE main.receipts SET key = NULL');
    await client.execute('DETACH DATABASE live');
    await client.execute('VACUUM');
  } finally {
    client.close();
  }
}

/** A backup may be older than the inbox, and than a table of it. */
async function deleteMissing(client: Client, table: string, name: string): Promise<number> {
  const found = await client.execute({
    sql: 'SELECT 1 FROM main.sqlite_master WHERE name = ?',
    args: [table],
  });
  if (found.rows.length === 0) return 0;
  const { rowsAffected } = await client.execute(
    `DELETE FROM main."${table}" WHERE "${name}" NOT IN (SELECT "${name}" FROM live."${table}")`,
  );
  return rowsAffected;
}
