import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { lastMoment } from '../../packages/expiry.ts';
import { moment, rows } from '../../platform/db/client.ts';
import { startOfDay } from '../../platform/reference/agency-time.ts';
import { DAY_MS } from '../../platform/reference/day.ts';

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

export type PackageReminder = { id: number; recipient: string; which: 'week' | 'end'; end: string };

/**
 * The recipients to remind at `now` (ms): an address, a sending a week ago or an end within two days, and no sent
 * answer behind their link.
 */
export async function duePackages(payload: Payload, now: number): Promise<PackageReminder[]> {
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
