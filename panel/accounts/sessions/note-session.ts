import { parse } from 'bowser';
import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { run } from '../../platform/db/client.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { processState } from '../../platform/work/process-state.ts';
import { sessionOf } from './session-of.ts';

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
export async function noteSession(
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
