import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { run } from '../db/door.ts';
import { withLease } from '../db/lease.ts';
import type { Env } from '../settings/env.ts';
import { onlyOne } from '../work/only-one.ts';
import { runRounds } from '../work/rounds.ts';
import { dueFollowUps, endingSoon, keyOf } from './due.ts';
import { endingMail, followUpMail } from './reminder-mail.ts';

const LOOK_EVERY_MS = 10 * 60_000;
const KEY = 'reminders.sent';

const note = z.object({ sent: z.array(z.string()).default([]) });
type Settings = { AGENCY_EMAIL: string; PANEL_ORIGIN: string };

async function remindAll(payload: Payload, settings: Settings, now: number): Promise<void> {
  for (const due of await dueFollowUps(payload, now)) {
    await payload.sendEmail(followUpMail(due, settings));
    // past Payload: a form that is open stays the newest
    const at = new Date(now).toISOString();
    await run(payload, sql`UPDATE applications SET reminded_at = ${at} WHERE id = ${due.id}`);
  }
  const { sent } = note.parse((await payload.kv.get(KEY)) ?? {});
  const today = new Date(now).toISOString();
  const kept = sent.filter((key) => key > today);
  for (const ending of await endingSoon(payload, now)) {
    if (kept.includes(keyOf(ending))) continue;
    await payload.sendEmail(endingMail(ending, settings));
    kept.push(keyOf(ending));
    await payload.kv.set(KEY, { sent: kept });
  }
}

/** Mails what is due at `now` (ms), each once: one copy of the panel. What the mail server refuses is tried in the next round. */
export async function remind(payload: Payload, settings: Settings, now: number): Promise<void> {
  await withLease(payload, 'reminders', () => remindAll(payload, settings, now));
}

const only = onlyOne('reminders');

/** Looks for reminders and notices six times an hour; without mail there are none. */
export function startReminders(payload: Payload, { SMTP_URL, AGENCY_EMAIL, PANEL_ORIGIN }: Env): void {
  only(() => {
    if (!SMTP_URL || !AGENCY_EMAIL) return () => {};
    return runRounds(async () => {
      await remind(payload, { AGENCY_EMAIL, PANEL_ORIGIN }, Date.now()).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'Reminders' }),
      );
      return { waitMs: LOOK_EVERY_MS };
    });
  });
}
