import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../platform/db/client.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import { KINDS, type Kind } from '../platform/reference/kinds.ts';
import { colleagues, mentionedIn, mentionOf } from './colleagues.ts';

const MANY = 8;

export type Waiting = {
  kind: Kind;
  id: number;
  name: string;
  reference: string;
  why: 'assigned' | 'mentioned';
  /** The line of the note that mentions the person. */
  note: string;
};

/** Open entries of a person: assigned ones, then those whose notes mention them; the newest first. */
export async function waitingFor(payload: Payload, person: number): Promise<Waiting[]> {
  const people = await colleagues(payload);
  const me = people.find(({ id }) => id === person);
  const lineFor = (notes: string) =>
    notes.split('\n').find((line) => mentionedIn(line, people).some(({ id }) => id === person)) ?? '';
  const found = await Promise.all(
    KINDS.map(async (kind): Promise<Waiting[]> => {
      const { docs } = await payload.find({
        collection: kind,
        where: {
          or: [
            { and: [{ assigned_to: { equals: person } }, { status: { in: ['new', 'seen'] } }] },
            ...(me
              ? [
                  {
                    and: [
                      { notes: { contains: mentionOf(me.name) } },
                      { status: { not_equals: 'archived' } },
                    ],
                  },
                ]
              : []),
          ],
        },
        sort: '-createdAt',
        limit: MANY,
        depth: 0,
      });
      return docs.flatMap(({ id, name, reference, assigned_to, notes, status }) => {
        const isMine = assigned_to === person && (status === 'new' || status === 'seen');
        const isMeant = mentionedIn(notes ?? '', people).some((one) => one.id === person);
        const why = isMine ? 'assigned' : 'mentioned';
        const note = isMeant ? lineFor(notes ?? '') : '';
        return isMine || isMeant ? [{ kind, id, name: name ?? '', reference, why, note } as const] : [];
      });
    }),
  );
  return found.flat().slice(0, MANY);
}

const dated = z.object({
  id: z.number(),
  name: z.string().nullable(),
  what: z.enum(['follow-up', 'contract', 'permit']),
  day: moment,
});
type Dated = z.infer<typeof dated>;

const NOTICE_DAYS = 30;
/** Longer ago nobody acts on it any more. */
const PAST_DAYS = 90;

const ends = (what: 'contract' | 'permit', column: SQL, from: string, to: string): SQL =>
  sql`SELECT id, name, ${sql.raw(`'${what}'`)} AS what, ${column} AS day FROM talents
    WHERE ${column} > ${from} AND ${column} <= ${to} AND deleted_at IS NULL`;

/** The talents whose contract or permit ends after one moment (ISO) and by another. */
export const endings = (from: string, to: string): SQL =>
  sql`${ends('contract', sql`agency_contract_until`, from, to)}
    UNION ALL ${ends('permit', sql`agency_permit_until`, from, to)}`;

/** Days that staff wait for at `now` (ms), the first first: applications to take up, ends of contracts and permits. */
export async function datesToCome(payload: Payload, now: number): Promise<Dated[]> {
  const at = (days: number): string => new Date(now + days * DAY_MS).toISOString();
  const query = sql`SELECT * FROM (
    SELECT id, name, 'follow-up' AS what, follow_up_at AS day FROM applications
      WHERE follow_up_at <= ${at(1)} AND deleted_at IS NULL AND status <> 'archived' AND outcome IS NULL
    UNION ALL ${endings(at(-PAST_DAYS), at(NOTICE_DAYS))}
  ) AS dates ORDER BY day, id LIMIT ${MANY}`;
  return rows(payload, query, dated);
}
