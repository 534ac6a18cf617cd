import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';
import { startOfDay } from '../platform/reference/agency-time.ts';
import { subMonths } from '../platform/reference/sub-months.ts';

const STORED_MONTHS = 12;

/** Deletes packages that ended twelve months ago, with the answers of the people there: how many. */
export async function deleteOldPackages(payload: Payload, now: number): Promise<number> {
  const before = startOfDay(subMonths(now, STORED_MONTHS).getTime());
  const due = await rows(
    payload,
    sql`SELECT id FROM packages WHERE expires_at < ${before}`,
    z.object({ id: z.number() }),
  );
  for (const { id } of due) await payload.delete({ collection: 'packages', id, context: { reason: 'age' } });
  return due.length;
}
