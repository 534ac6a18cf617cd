import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';
import { subMonths } from '../platform/reference/sub-months.ts';
import type { RetentionMonths } from '../platform/settings/env.ts';

const application = z.object({ id: z.number(), is_minor: z.coerce.boolean(), in_trash: z.coerce.boolean() });

/** The applications whose promised period is over at a moment (ms), in the trash or not. */
export async function expiredAt(
  payload: Payload,
  { KEEP_MONTHS, KEEP_MONTHS_MINORS }: RetentionMonths,
  at: number,
) {
  const adults = subMonths(at, KEEP_MONTHS).toISOString();
  const minors = subMonths(at, KEEP_MONTHS_MINORS).toISOString();
  return rows(
    payload,
    sql`SELECT id, coalesce(is_minor, FALSE) AS is_minor, deleted_at IS NOT NULL AS in_trash FROM applications
      WHERE (is_minor IS TRUE AND coalesce(received_at, created_at) < ${minors})
        OR (is_minor IS NOT TRUE AND coalesce(received_at, created_at) < ${adults})`,
    application,
  );
}
