import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { noteAct } from '../../parts/audit/note.ts';
import { atOnce } from '../../platform/db/client.ts';
import type { User } from '../../platform/db/payload-types.ts';
import { displayMoment } from '../../platform/reference/agency-time.ts';
import { mailPerson } from '../mail-person.ts';
import { noteSession } from '../sessions/note-session.ts';
import { type SessionToken, secondsLeft, signToken, tokenCookie } from '../sessions/session-token.ts';
import { deviceCookie, isNewDevice } from '../tries/device-cookie.ts';
import type { Try } from '../tries/who-tries.ts';

export type Opened = SessionToken & { user: User; session: string };

/**
 * Opens a session after the password, and the code if required. Null if the password in `user` is outdated, or a
 * code is required by now. One row is written: Payload writes the whole account as read, over other people's
 * changes.
 */
export async function openSession(
  payload: Payload,
  user: User,
  given: 'password' | 'code',
  now = Date.now(),
): Promise<Opened | null> {
  const session = randomUUID();
  const seconds = secondsLeft(payload, now, now);
  const [begins, ends] = [new Date(now).toISOString(), new Date(now + seconds * 1000).toISOString()];
  const still = sql`id = ${user.id} AND hash = ${user.hash} AND salt = ${user.salt}`;
  const isEnough =
    given === 'code' ? sql`` : sql`AND NOT EXISTS (SELECT 1 FROM second_steps WHERE person = users.id)`;
  const [, , inserted] = await atOnce(payload, [
    // PostgreSQL: waits for a new password that is being stored, and keeps the next one waiting
    sql`UPDATE users SET salt = salt WHERE ${still}`,
    sql`DELETE FROM users_sessions WHERE _parent_id = ${user.id} AND expires_at < ${begins}`,
    sql`INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
      SELECT (SELECT coalesce(max(_order), 0) + 1 FROM users_sessions WHERE _parent_id = users.id),
        id, ${session}, ${begins}, ${ends}
      FROM users WHERE ${still} ${isEnough}`,
  ]);
  return inserted?.changed === 1
    ? { user, session, ...(await signToken(payload, user, { sid: session, seconds })) }
    : null;
}

/** Notes a new session, mails about a new device and makes it a known one. Gives the cookies. */
export async function greet(
  req: PayloadRequest,
  { user, session, token }: Opened,
  { account, address, device }: Try,
  now = Date.now(),
): Promise<string[]> {
  const noted = await noteSession(req, { person: user.id, session, address });
  const isNew = device === null || isNewDevice(device);
  if (isNew) {
    await noteAct(req.payload, { act: 'device', subject: 'users', entry: user.id, person: user.id });
    const details = [noted.device, noted.network, displayMoment(now)].filter(Boolean);
    mailPerson(req, user.email, 'newDevice', details);
  }
  return [tokenCookie(req.payload, token), deviceCookie(account, now, isNew ? undefined : device)];
}
