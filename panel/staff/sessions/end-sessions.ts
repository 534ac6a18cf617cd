import type { Payload } from 'payload';
import { clientOf } from '../../db/client.ts';

/** Ends every session of a person, or every one but `kept` (a session's id). */
export async function endSessions(payload: Payload, user: number, kept = ''): Promise<void> {
  await clientOf(payload).execute({
    sql: 'DELETE FROM users_sessions WHERE _parent_id = ? AND id <> ?',
    args: [user, kept],
  });
}
