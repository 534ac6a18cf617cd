import { parse } from 'bowser';
import type { PayloadRequest } from 'payload';
import { clientOf } from '../../db/client.ts';
import { networkOf } from '../../limits/network-of.ts';
import { processState } from '../../work/process-state.ts';
import { sessionOf } from './session-of.ts';

const NOTED_EVERY_MS = 5 * 60_000;
const noted = processState('staff.used', () => new Map<string, number>());

/** What a person calls a device: `Chrome, Windows`; empty where the browser does not say. */
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
  await clientOf(req.payload).execute(
    "DELETE FROM staff_sessions WHERE session NOT IN (SELECT id FROM users_sessions) AND created_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minutes')",
  );
  return described;
}

/** Notes, at most every five minutes, that a session is in use. */
export function noteUse(req: PayloadRequest): void {
  const session = sessionOf(req);
  const now = Date.now();
  if (!session || now - (noted.get().get(session) ?? 0) < NOTED_EVERY_MS) return;
  noted.get().set(session, now);
  clientOf(req.payload)
    .execute({
      sql: 'UPDATE staff_sessions SET used_at = ? WHERE session = ?',
      args: [new Date(now).toISOString(), session],
    })
    .catch((err: unknown) => req.payload.logger.error({ err, msg: 'The use of a session was not noted' }));
}
