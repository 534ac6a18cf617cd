import { type Client, createClient } from '@libsql/client';

const BUSY_TIMEOUT_MS = 30_000;

/** A connection of its own that waits for other writers (milliseconds) and overwrites deleted bytes. */
export async function openClient(file: string, waitMs = BUSY_TIMEOUT_MS): Promise<Client> {
  const client = createClient({ url: `file:${file}` });
  await client.execute(`PRAGMA busy_timeout = ${waitMs}`);
  await client.execute('PRAGMA secure_delete = ON');
  return client;
}
