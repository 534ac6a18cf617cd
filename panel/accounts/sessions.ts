import { randomUUID } from 'node:crypto';
import { parse } from 'bowser';
import { sql } from 'drizzle-orm';
import { Forbidden, getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import { z } from 'zod';
import { requireAnybody } from '../parts/access/require.ts';
import { noteAct } from '../parts/audit/note.ts';
import { atOnce, type Caller, moment, rows, run } from '../platform/db/client.ts';
import type { User } from '../platform/db/payload-types.ts';
import { post, readData } from '../platform/http/post.ts';
import { networkOf } from '../platform/limits/tries.ts';
import { displayMoment } from '../platform/reference/agency-time.ts';
import { env } from '../platform/settings/env.ts';
import { processState } from '../platform/work/process-state.ts';
import { mailPerson } from './mail-person.ts';
import { deviceCookie, isNewDevice, type Try } from './tries.ts';

/** The id of the session in which somebody is signed in; empty if there is none. */
export function sessionOf({ user }: PayloadRequest): string {
  const id: unknown = user ? Reflect.get(user, '_sid') : null;
  return typeof id === 'string' ? id : '';
}

/** A signed token, and when it is over (seconds since 1970). */
type SessionToken = { token: string; exp: number };

const configOf = (payload: Payload) => payload.collections.users.config;

/**
 * How long a session that began at `began` (ms) lasts from `now` on, in whole seconds: its use renews it, up to
 * SESSION_MAX_HOURS after its beginning. Not positive: it is over.
 */
const secondsLeft = (payload: Payload, began: number, now: number): number =>
  Math.min(
    configOf(payload).auth.tokenExpiration,
    Math.floor((began + env().SESSION_MAX_HOURS * 3_600_000 - now) / 1000),
  );

/** Signs the token of a session as Payload does, which also reads it. */
function signToken(
  payload: Payload,
  user: User,
  { sid, seconds }: { sid: string; seconds: number },
): Promise<SessionToken> {
  const collectionConfig = configOf(payload);
  return jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: seconds,
  });
}

/** The cookie that keeps a session's token in a browser; without one, the cookie that takes it away. */
function tokenCookie(payload: Payload, token?: string): string {
  const given = { collectionAuthConfig: configOf(payload).auth, cookiePrefix: payload.config.cookiePrefix };
  return String(token ? generatePayloadCookie({ ...given, token }) : generateExpiredPayloadCookie(given));
}

/**
 * POST /cms-api/users/refresh-token, in place of Payload's, which writes the whole account: this session is renewed,
 * up to its absolute end → `{ exp, refreshedToken, user }`. 403 without a session.
 */
export const renewSession = post('/refresh-token', async (req) => {
  const { payload, user } = req;
  if (!user) throw new Forbidden(req.t);
  const session = sessionOf(req);
  const own = sql`_parent_id = ${user.id} AND id = ${session}`;
  const [begun] = await rows(
    req,
    sql`SELECT created_at FROM users_sessions WHERE ${own}`,
    z.object({ created_at: moment }),
  );
  const now = Date.now();
  const seconds = begun ? secondsLeft(payload, Date.parse(begun.created_at), now) : 0;
  if (seconds <= 0) throw new Forbidden(req.t);
  const ends = new Date(now + seconds * 1000).toISOString();
  const { changed } = await run(req, sql`UPDATE users_sessions SET expires_at = ${ends} WHERE ${own}`);
  if (changed === 0) throw new Forbidden(req.t);
  const { token, exp } = await signToken(payload, user, { sid: session, seconds });
  const answer = {
    message: req.t('authentication:tokenRefreshSuccessful'),
    exp,
    refreshedToken: token,
    user,
  };
  return Response.json(answer, { headers: { 'Set-Cookie': tokenCookie(payload, token) } });
});

/** POST /cms-api/users/logout: ends this session alone; Payload's writes the whole account. 401 without one. */
export const signOut = post('/logout', async (req) => {
  const { id } = requireAnybody(req);
  await endSession(req, id, sessionOf(req));
  const headers = { 'Set-Cookie': tokenCookie(req.payload) };
  return Response.json({ message: req.t('authentication:logoutSuccessful') }, { headers });
});

/** POST /cms-api/users/sessions/end `{ session }`: ends one's own session; without it, all but this one. */
export const endOwnSession = post('/sessions/end', async (req) => {
  const { id } = requireAnybody(req);
  await readData(req);
  const session: unknown = req.data?.session;
  if (typeof session === 'string') await endSession(req, id, session);
  else await endSessions(req.payload, id, sessionOf(req));
  return Response.json({});
});

/** Ends every session of a person, or every one but `kept` (a session's id). */
export async function endSessions(by: Caller, user: number, kept = ''): Promise<void> {
  await run(by, sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id <> ${kept}`);
}

/** Ends one session of a person; of anybody else's, none. */
async function endSession(by: Caller, user: number, session: string): Promise<void> {
  await run(by, sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id = ${session}`);
}

const session = z.object({
  id: z.string(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  created_at: moment,
  used_at: moment.nullable(),
});

type Session = z.infer<typeof session>;

/** The open sessions of a person, last used first. */
export const listSessions = (payload: Payload, person: number): Promise<Session[]> =>
  rows(
    payload,
    sql`SELECT open.id, noted.device, noted.network, open.created_at, noted.used_at
      FROM users_sessions AS open LEFT JOIN staff_sessions AS noted ON noted.session = open.id
      WHERE open._parent_id = ${person} AND open.expires_at > ${new Date().toISOString()}
      ORDER BY coalesce(noted.used_at, open.created_at) DESC`,
    session,
  );

// a sign-in notes its session before Payload stores it
const NOT_STORED_YET_MS = 60_000;
const NOTED_EVERY_MS = 5 * 60_000;
const noted = processState('staff.used', () => new Map<string, number>());

/** A device's name: `Chrome, Windows`; empty if the browser does not say. */
function deviceName(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}

/** Notes a new session's device and address group; takes away notes of sessions that are over. */
async function noteSession(
  req: PayloadRequest,
  { person, session, address }: { person: number; session: string; address: string },
): Promise<{ device: string; network: string }> {
  const described = { device: deviceName(req.headers.get('user-agent')), network: networkOf(address) };
  await req.payload.db.create({
    collection: 'staff-sessions',
    data: { ...described, session, person, used_at: new Date().toISOString() },
  });
  const before = new Date(Date.now() - NOT_STORED_YET_MS).toISOString();
  await run(
    req.payload,
    sql`DELETE FROM staff_sessions
      WHERE session NOT IN (SELECT id FROM users_sessions) AND created_at < ${before}`,
  );
  return described;
}

/** Notes, at most every five minutes, that a session is in use. */
export function noteUse(req: PayloadRequest): void {
  const session = sessionOf(req);
  const now = Date.now();
  if (!session || now - (noted.get().get(session) ?? 0) < NOTED_EVERY_MS) return;
  noted.get().set(session, now);
  const usedAt = new Date(now).toISOString();
  run(req.payload, sql`UPDATE staff_sessions SET used_at = ${usedAt} WHERE session = ${session}`).catch(
    (err: unknown) => req.payload.logger.error({ err, msg: 'The use of a session was not noted' }),
  );
}

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
