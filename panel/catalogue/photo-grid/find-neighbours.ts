import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';

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
  const [previous, next] = await Promise.all([
    first(sql`(name, id) < (${name}, ${id})`, sql`name DESC, id DESC`),
    first(sql`(name, id) > (${name}, ${id})`, sql`name, id`),
  ]);
  return { previous, next };
}
