import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';
import { sortName } from '../talents/list-columns.ts';

const neighbour = z.object({ id: z.number(), name: z.string() });
export type Neighbour = z.infer<typeof neighbour>;

/** The talents before and after one, as the list sorts them; null at its ends. */
export async function findNeighbours(
  payload: Payload,
  { id, name }: Neighbour,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const first = async (condition: SQL, order: SQL) => {
    const query = sql`SELECT id, name FROM talents WHERE deleted_at IS NULL AND ${condition} ORDER BY ${order} LIMIT 1`;
    return (await rows(payload, query, neighbour))[0] ?? null;
  };
  const here = sql`(${sortName(name)}, ${id})`;
  const [previous, next] = await Promise.all([
    first(sql`(sort_name, id) < ${here}`, sql`sort_name DESC, id DESC`),
    first(sql`(sort_name, id) > ${here}`, sql`sort_name, id`),
  ]);
  return { previous, next };
}
