import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from '../platform/db/client.ts';
import { AUDIT_STORED_MONTHS } from '../platform/db/guards.ts';
import { subMonths } from '../platform/reference/sub-months.ts';

/** Deletes the audit log's expired lines: triggers refuse the deletion of younger ones. */
export async function deleteOldActs(payload: Payload): Promise<void> {
  const before = subMonths(Date.now(), AUDIT_STORED_MONTHS).toISOString();
  await run(payload, sql`DELETE FROM audit_log WHERE created_at <= ${before}`);
}
