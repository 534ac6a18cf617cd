import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from '../platform/db/client.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** Forgets imports of rosters, and their rows, 30 days after they began; the talents stay. */
export async function deleteOldImports(payload: Payload, now: number): Promise<void> {
  const before = new Date(now - KEPT_MS).toISOString();
  await run(payload, sql`DELETE FROM roster_rows WHERE created_at < ${before}`);
  await run(payload, sql`DELETE FROM roster_imports WHERE created_at < ${before}`);
}
