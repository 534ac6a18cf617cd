import { type Client, createClient } from '@libsql/client';

const BUSY_TIMEOUT_MS = 30_000;

/** A connection of its own that waits for other writers. */
export async function openClient(file: string): Promise<Client> {
  const client = createClient({ url: `file:${file}` });
  await client.execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return client;
}
