import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { weekOf } from '../catalogue/counts/counts.ts';
import { run } from '../platform/db/client.ts';
import { subMonths } from '../platform/reference/sub-months.ts';

const KEPT_MONTHS = 24;

/** Deletes expired weeks, and those of deleted talents. */
export async function deleteOldCounts(payload: Payload, now: number): Promise<void> {
  const before = weekOf(subMonths(now, KEPT_MONTHS).getTime());
  await run(
    payload,
    sql`DELETE FROM talent_counts WHERE week < ${before} OR talent NOT IN (SELECT id FROM talents)`,
  );
}
