import { sql } from 'drizzle-orm';
import { type Caller, run } from '../../platform/db/client.ts';

/** Ends every session of a person, or every one but `kept` (a session's id). */
export async function endSessions(by: Caller, user: number, kept = ''): Promise<void> {
  await run(by, sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id <> ${kept}`);
}

/** Ends one session of a person; of anybody else's, none. */
export async function endSession(by: Caller, user: number, session: string): Promise<void> {
  await run(by, sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id = ${session}`);
}
