import { readdir, rm } from 'node:fs/promises';
import type { Client } from '@libsql/client';
import { KINDS } from '../reference/kinds.ts';
import { backupsFolder, isBackup, isDraft } from './back-up.ts';
import { openClient } from './open-client.ts';

/** Saved searches of staff, which may be somebody's name. */
const SEARCHES = ['payload_preferences', 'payload_query_presets'];

/** Deletes from every backup the entries, people and mails that the database no longer has, and unfinished backups. */
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
    // no log of its own beside it, which would keep deleted bytes
    await client.execute('PRAGMA journal_mode = DELETE');
    await client.execute({ sql: 'ATTACH DATABASE ? AS live', args: [file] });
    let deleted = 0;
    for (const kind of KINDS) deleted += await deleteMissing(client, kind, { by: 'reference' });
    // galleries and links go with the talent, older states do not
    await client.execute('PRAGMA foreign_keys = ON');
    for (const table of [
      'talents',
      'users',
      'packages',
      'clients',
      'package_answers',
      'package_opens',
      'package_handovers',
      'package_reads',
    ])
      deleted += await deleteMissing(client, table, { by: 'id' });
    deleted += await deleteMissing(client, '_talents_v', { by: 'parent_id', of: 'talents', as: 'id' });
    for (const table of SEARCHES) deleted += await deleteMissing(client, table, { by: 'id' });
    for (const { table, column } of await authorsIn(client))
      deleted += (
        await client.execute(
          `UPDATE main."${table}" SET "${column}" = NULL WHERE "${column}" NOT IN (SELECT name FROM live.users)`,
        )
      ).rowsAffected;
    if (deleted === 0) return;
    await deleteMissing(client, 'mails', { by: 'name' });
    await client.execute('UPDATE main.receipts SET key = NULL');
    await client.execute('DETACH DATABASE live');
    await client.execute('VACUUM');
  } finally {
    client.close();
  }
}

/** The columns that name who saved a row, wherever they are. */
async function authorsIn(client: Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.execute(
    `SELECT one.name AS "table", field.name AS "column" FROM main.sqlite_master one, pragma_table_info(one.name) field
      WHERE one.type = 'table' AND field.name IN ('saved_by', 'version_saved_by')`,
  );
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }));
}

/** A backup may be older than the inbox, and than a table of it. */
async function deleteMissing(
  client: Client,
  table: string,
  { by, of = table, as = by }: { by: string; of?: string; as?: string },
): Promise<number> {
  const found = await client.execute({
    sql: 'SELECT 1 FROM main.sqlite_master WHERE name = ?',
    args: [table],
  });
  if (found.rows.length === 0) return 0;
  const { rowsAffected } = await client.execute(
    `DELETE FROM main."${table}" WHERE "${by}" IS NULL OR "${by}" NOT IN (SELECT "${as}" FROM live."${of}")`,
  );
  return rowsAffected;
}
