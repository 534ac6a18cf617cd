import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../../platform/db/client.ts';

const talent = z.object({ id: z.number(), name: z.string() });

const holds = (email: string, prefix: string): SQL => {
  const [own, guardian] = [
    sql.identifier(`${prefix}agency_email`),
    sql.identifier(`${prefix}agency_guardian_email`),
  ];
  return sql`(lower(${own}) = lower(${email}) OR lower(${guardian}) = lower(${email}))`;
};

/** The talents whose private data hold a person's e-mail address, theirs or their guardian's. */
export const talentsOfPerson = (payload: Payload, email: string): Promise<z.infer<typeof talent>[]> =>
  rows(payload, sql`SELECT id, name FROM talents WHERE ${holds(email, '')} ORDER BY name`, talent);

/** Deletes older states that hold a person's address, of talents that do not hold it any more. */
export async function forgetOlderStates(payload: Payload, email: string): Promise<void> {
  const query = sql`SELECT id FROM _talents_v
    WHERE ${holds(email, 'version_')} AND parent_id NOT IN (SELECT id FROM talents WHERE ${holds(email, '')})`;
  const ids = (await rows(payload, query, talent.pick({ id: true }))).map(({ id }) => id);
  if (ids.length === 0) return;
  await payload.db.deleteVersions({ collection: 'talents', where: { id: { in: ids } } });
}
