import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { lastMoment } from '../../packages/expiry.ts';
import { atOnce, moment, rows } from '../../platform/db/client.ts';
import { job } from '../../platform/jobs/job.ts';
import { startOfDay } from '../../platform/reference/agency-time.ts';
import { DAY_MS } from '../../platform/reference/day.ts';
import type { Env } from '../../platform/settings/env.ts';
import { REMINDER_PREFIX } from '../mail/package.ts';
import { queueMail } from '../mail/queue.ts';
import { wakeMail } from '../mail/worker.ts';
import { endings } from '../waiting-for.ts';

const AFTER_SENDING_MS = 7 * DAY_MS;
/** From the morning of the second day before its last one. */
const BEFORE_END_MS = 3 * DAY_MS;
/** A reminder on the day of the sending helps nobody. */
const AT_LEAST_MS = DAY_MS;

const waiting = z.object({
  id: z.coerce.number(),
  recipient: z.string(),
  sent_at: moment,
  expires_at: moment,
});

type PackageReminder = { id: number; recipient: string; which: 'week' | 'end'; end: string };

/**
 * The recipients to remind at `now` (ms): an address, a sending a week ago or an end within two days, and no sent
 * answer behind their link.
 */
async function duePackages(payload: Payload, now: number): Promise<PackageReminder[]> {
  const found = await rows(
    payload,
    sql`SELECT p.id AS id, r.id AS recipient, min(s.created_at) AS sent_at, p.expires_at AS expires_at
      FROM packages p
      JOIN packages_people r ON r._parent_id = p.id AND r.email IS NOT NULL AND r.email <> ''
      JOIN sendings s ON s.package = p.id AND s.recipient = r.id
      WHERE p.state = 'open' AND p.reminds = true AND p.expires_at >= ${startOfDay(now)}
        AND NOT EXISTS (SELECT 1 FROM package_answers a
          WHERE a.package = p.id AND a.recipient = r.id AND a.talent = 0 AND a.pick = 'sent')
      GROUP BY p.id, r.id, p.expires_at ORDER BY p.id, r.id`,
    waiting,
  );
  return found.flatMap(({ id, recipient, sent_at, expires_at }): PackageReminder[] => {
    const [sent, end] = [Date.parse(sent_at), lastMoment(expires_at)];
    const about = { id, recipient, end: expires_at };
    if (now - sent < AT_LEAST_MS) return [];
    if (end - now <= BEFORE_END_MS) return [{ ...about, which: 'end' }];
    return now - sent >= AFTER_SENDING_MS ? [{ ...about, which: 'week' }] : [];
  });
}

/** The days of notice before the end of a contract or permit. */
const NOTICE_DAYS = [30, 7] as const;

const followUp = z.object({ id: z.number(), day: moment });
type FollowUp = z.infer<typeof followUp>;

/** Applications to take up again by `now` (ms) of which nobody was reminded since that day was set. */
const dueFollowUps = (payload: Payload, now: number): Promise<FollowUp[]> => {
  const until = new Date(now).toISOString();
  return rows(
    payload,
    sql`SELECT id, follow_up_at AS day FROM applications
      WHERE follow_up_at <= ${until} AND deleted_at IS NULL
        AND (reminded_at IS NULL OR reminded_at < follow_up_at) ORDER BY id`,
    followUp,
  );
};

const ending = z.object({ id: z.number(), what: z.enum(['contract', 'permit']), day: moment });
type Ending = z.infer<typeof ending> & { days: (typeof NOTICE_DAYS)[number] };

/** Contracts and permits of talents that end soon after `now` (ms), with the nearest notice that has come. */
async function endingSoon(payload: Payload, now: number): Promise<Ending[]> {
  const [first] = NOTICE_DAYS;
  const at = (ms: number) => new Date(ms).toISOString();
  const [from, to] = [at(now), at(now + first * DAY_MS)];
  const query = sql`${endings(from, to)} ORDER BY day, id`;
  return (await rows(payload, query, ending)).map((one) => {
    const [, last] = NOTICE_DAYS;
    return { ...one, days: Date.parse(one.day) <= now + last * DAY_MS ? last : first };
  });
}

const LOOK_EVERY_MS = 10 * 60_000;

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
    await atOnce(payload, [queueMail(mail, now), note]);
  }
  const sent = await sentBefore(payload);
  for (const { id, what, day: until, days } of await endingSoon(payload, now)) {
    if (sent.has(`${until} ${id} ${what} ${days}`)) continue;
    const name = `${what} ${id} ${until} ${days}`;
    await atOnce(payload, [queueMail({ name, kind: 'talents', entry: id, reader: `${what}-${days}` }, now)]);
  }
  for (const { id, recipient, which, end } of await duePackages(payload, now)) {
    const name = `package ${id} ${recipient} ${which === 'end' ? `end ${end}` : which}`;
    const reader = `${REMINDER_PREFIX}${recipient}`;
    await atOnce(payload, [queueMail({ name, kind: 'packages', entry: id, reader }, now)]);
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
