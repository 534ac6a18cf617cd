import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from '@libsql/client';
import { KINDS } from '../reference/kinds.ts';
import { openClient } from './open-client.ts';

/** Saved searches of staff, which may be somebody's name. */
const SEARCHES = ['payload_preferences', 'payload_query_presets'];

/** Deletes from every backup the entries, people and mails that the database no longer has, and unfinished backups. */
async function purgeBackups(file: string): Promise<void> {
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

const KEPT_BACKUPS = 5;

const backupsFolder = (file: string): string => `${dirname(file)}/backups`;

const isBackup = (name: string): boolean => name.endsWith('.sqlite');

const DRAFT = '.draft';

/** True for a copy that is being made, or that a killed process left behind. */
const isDraft = (name: string): boolean => name.endsWith(DRAFT);

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

// waiting for a lock stops the whole process: better often and short
const LOCK_WAIT_MS = 100;
const CHECKPOINT_TRIES = 10;
const BETWEEN_TRIES_MS = 100;

/**
 * Erases deleted rows from the file, its log and its backups; `secure_delete` leaves copies, so it rewrites the file.
 * False when readers kept the log from being emptied. Throws when the disk is full or another process writes.
 */
export async function eraseDeleted(file: string): Promise<boolean> {
  const client = await openClient(file, LOCK_WAIT_MS);
  try {
    await client.execute('VACUUM');
    await purgeBackups(file);
    return await emptyLog(client);
  } finally {
    client.close();
  }
}

/** Empties the write-ahead log, which keeps the pages of before; false when readers did not let it. */
async function emptyLog(client: Client): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (Number(rows[0]?.busy) === 0) return true;
    if (tries === CHECKPOINT_TRIES) return false;
    await new Promise((wake) => setTimeout(wake, BETWEEN_TRIES_MS));
  }
}
