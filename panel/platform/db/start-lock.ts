import { openClient } from './open-client.ts';

// a migration of a large database may take that long
const WAIT_MS = 5 * 60_000;

/** Runs `work` while no other process does on the same file; a killed process frees the lock. */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await openClient(`${file}.start`, WAIT_MS);
  try {
    await lock.execute('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}
