import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../../platform/db/client.ts';

const eventRow = z.object({
  place: z.enum(['talents', 'slides', 'posts']),
  id: z.number(),
  what: z.enum(['arrives', 'leaves']),
  at: moment,
});

/** A time that staff gave to something, which has come. */
export type DueEvent = z.infer<typeof eventRow>;

/** Begins with the time, so that keys sort by it. */
export const keyOf = ({ place, id, what, at }: DueEvent): string => `${at} ${place} ${id} ${what}`;

/** The times between these moments (ms), oldest first, but for rows saved later: their save did everything. */
export async function eventsBetween(payload: Payload, since: number, until: number): Promise<DueEvent[]> {
  const [from, to] = [since, until].map((ms) => new Date(ms).toISOString());
  const timed = (place: DueEvent['place'], what: DueEvent['what'], field: string): SQL => {
    const [table, at] = [sql.identifier(place), sql.identifier(field)];
    return sql`SELECT ${sql.raw(`'${place}'`)} AS place, id, ${sql.raw(`'${what}'`)} AS what, ${at} AS at FROM ${table}
      WHERE ${at} > ${from} AND ${at} <= ${to} AND updated_at < ${at} AND deleted_at IS NULL`;
  };
  const all = [
    timed('talents', 'arrives', 'publish_at'),
    timed('talents', 'leaves', 'hide_at'),
    timed('slides', 'arrives', 'publish_at'),
    timed('slides', 'leaves', 'hide_at'),
    timed('posts', 'arrives', 'published_at'),
  ];
  return await rows(payload, sql`${sql.join(all, sql` UNION ALL `)} ORDER BY at`, eventRow);
}
