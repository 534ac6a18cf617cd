import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from '../../platform/db/client.ts';
import { env } from '../../platform/settings/env.ts';

/** Whether everybody of the staff needs a second step (`SECOND_STEP=required`). */
export const isSecondStepRequired = (): boolean => env().SECOND_STEP === 'required';

/** At the start, if it is required: ends older sessions of people without one. Returns how many. */
export async function endSessionsWithout(payload: Payload): Promise<number> {
  if (!isSecondStepRequired()) return 0;
  const { changed } = await run(
    payload,
    sql`DELETE FROM users_sessions WHERE _parent_id NOT IN (SELECT person FROM second_steps)`,
  );
  return changed;
}
