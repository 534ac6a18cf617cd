import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { atOnce } from '../../platform/db/client.ts';
import { job } from '../../platform/jobs/job.ts';
import type { Env } from '../../platform/settings/env.ts';
import { insert } from '../insert.ts';
import { wakeMail } from '../mail/worker.ts';
import { REMINDER } from '../mail/package.ts';
import { dueFollowUps, endingSoon } from './due.ts';
import { duePackages } from './packages.ts';

const LOOK_EVERY_MS = 10 * 60_000;

type Mail = { name: string; kind: 'applications' | 'talents' | 'packages'; entry: number; reader: string };

/** One mail of that name, whoever asks and how often. */
function queued(mail: Mail, now: number): SQL {
  const at = new Date(now).toISOString();
  const row = { ...mail, state: 'waiting', tries: 0, due: now, created_at: at, updated_at: at };
  return sql`${insert('mails', row)} ON CONFLICT (name) DO NOTHING`;
}

/** Notices that were sent before the mail queue had them. */
async function sentBefore(payload: Payload): Promise<Set<string>> {
  const note = z.object({ sent: z.array(z.string()) }).safeParse(await payload.kv.get('reminders.sent'));
  return new Set(note.data?.sent);
}

/** Queues the mails that are due at `now` (ms), each once, whichever instance looks, and however it ends. */
export async function remind(payload: Payload, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  for (const { id, day } of await dueFollowUps(payload, now)) {
    const mail = {
      name: `follow-up ${id} ${day}`,
      kind: 'applications',
      entry: id,
      reader: 'follow-up',
    } as const;
    // past Payload: a form that is open stays the newest
    const note = sql`UPDATE applications SET reminded_at = ${at} WHERE id = ${id}`;
    await atOnce(payload, [queued(mail, now), note]);
  }
  const sent = await sentBefore(payload);
  for (const { id, what, until, days } of await endingSoon(payload, now)) {
    if (sent.has(`${until} ${id} ${what} ${days}`)) continue;
    const name = `${what} ${id} ${until} ${days}`;
    await atOnce(payload, [queued({ name, kind: 'talents', entry: id, reader: `${what}-${days}` }, now)]);
  }
  for (const { id, recipient, which, end } of await duePackages(payload, now)) {
    const name = `package ${id} ${recipient} ${which === 'end' ? `end ${end}` : which}`;
    await atOnce(payload, [
      queued({ name, kind: 'packages', entry: id, reader: `${REMINDER}${recipient}` }, now),
    ]);
  }
  wakeMail();
}

const reminders = job('reminders');

/** Looks for reminders and notices six times an hour; without mail there are none. */
export function startReminders(payload: Payload, { SMTP_URL, AGENCY_EMAIL }: Env): void {
  reminders.start(() => {
    if (!SMTP_URL || !AGENCY_EMAIL) return () => {};
    const again = { waitMs: LOOK_EVERY_MS };
    return reminders.run(payload, () => remind(payload, Date.now()).then(() => again), again);
  });
}
