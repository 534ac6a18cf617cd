import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../db/door.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many days before the end of a contract or permit staff are told. */
const NOTICE_DAYS = [30, 7] as const;

const followUp = z.object({
  id: z.number(),
  reference: z.string(),
  email: z.string().nullable(),
});
export type FollowUp = z.infer<typeof followUp>;

/** Applications to take up again by `now` (ms) of which nobody was reminded since that day was set; `email`: who looks after it. */
export const dueFollowUps = (payload: Payload, now: number): Promise<FollowUp[]> => {
  const until = new Date(now).toISOString();
  return rows(
    payload,
    sql`SELECT a.id AS id, a.reference AS reference, u.email AS email
      FROM applications a LEFT JOIN users u ON u.id = a.assigned_to_id
      WHERE a.follow_up_at <= ${until} AND (a.reminded_at IS NULL OR a.reminded_at < a.follow_up_at)
      ORDER BY a.id`,
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

/** A notice that is sent once; another date of the same talent is another one. Begins with the date, so that old keys are known. */
export const keyOf = ({ id, what, until, days }: Ending): string => `${until} ${id} ${what} ${days}`;
