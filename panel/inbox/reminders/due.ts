import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../../platform/db/client.ts';
import { DAY_MS } from '../../platform/reference/day.ts';

/** The days of notice before the end of a contract or permit. */
const NOTICE_DAYS = [30, 7] as const;

const followUp = z.object({ id: z.number(), day: moment });
export type FollowUp = z.infer<typeof followUp>;

/** Applications to take up again by `now` (ms) of which nobody was reminded since that day was set. */
export const dueFollowUps = (payload: Payload, now: number): Promise<FollowUp[]> => {
  const until = new Date(now).toISOString();
  return rows(
    payload,
    sql`SELECT id, follow_up_at AS day FROM applications
      WHERE follow_up_at <= ${until} AND deleted_at IS NULL
        AND (reminded_at IS NULL OR reminded_at < follow_up_at) ORDER BY id`,
    followUp,
  );
};

const ending = z.object({ id: z.number(), what: z.enum(['contract', 'permit']), until: moment });
export type Ending = z.infer<typeof ending> & { days: (typeof NOTICE_DAYS)[number] };

/** Contracts and permits of talents that end soon after `now` (ms), with the nearest notice that has come. */
export async function endingSoon(payload: Payload, now: number): Promise<Ending[]> {
  const [first] = NOTICE_DAYS;
  const [from, to] = [now, now + first * DAY_MS].map((ms) => new Date(ms).toISOString());
  const until = (what: string, column: SQL) =>
    sql`SELECT id, ${sql.raw(`'${what}'`)} AS what, ${column} AS until FROM talents
      WHERE ${column} > ${from} AND ${column} <= ${to} AND deleted_at IS NULL`;
  const query = sql`${until('contract', sql`agency_contract_until`)}
    UNION ALL ${until('permit', sql`agency_permit_until`)} ORDER BY until, id`;
  return (await rows(payload, query, ending)).map((one) => {
    const [, last] = NOTICE_DAYS;
    return { ...one, days: Date.parse(one.until) <= now + last * DAY_MS ? last : first };
  });
}
