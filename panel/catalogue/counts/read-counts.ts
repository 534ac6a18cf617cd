import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';
import { lastWeeks, weekOf } from './week.ts';

const number = z.coerce.number();
const week = z.object({ week: z.string(), seen: number, favourited: number, quoted: number });
export type Week = z.output<typeof week>;

/** A talent's last weeks, the one of `now` (ms) last; a week in which nothing happened is zeros. */
export async function readWeeks(
  payload: Payload,
  talent: number,
  { now, weeks }: { now: number; weeks: number },
): Promise<Week[]> {
  const mondays = lastWeeks(now, weeks);
  const found = await rows(
    payload,
    sql`SELECT week, seen, favourited, quoted FROM talent_counts
      WHERE talent = ${talent} AND week >= ${mondays[0]} ORDER BY week`,
    week,
  );
  const byWeek = new Map(found.map((row) => [row.week, row]));
  return mondays.map((monday) => byWeek.get(monday) ?? { week: monday, seen: 0, favourited: 0, quoted: 0 });
}

/** The talents most seen in the week of `now` (ms), the first first; those in the trash are left out. */
export const readMostSeen = (payload: Payload, now: number, limit: number) =>
  rows(
    payload,
    sql`SELECT t.id, t.name, c.seen FROM talent_counts c JOIN talents t ON t.id = c.talent
      WHERE c.week = ${weekOf(now)} AND c.seen > 0 AND t.deleted_at IS NULL
      ORDER BY c.seen DESC, t.name LIMIT ${limit}`,
    z.object({ id: z.number(), name: z.string(), seen: number }),
  );
