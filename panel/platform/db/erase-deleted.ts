import type { Client } from '@libsql/client';
import { openClient } from './open-client.ts';
import { purgeBackups } from './purge-backups.ts';

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
