import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Caller, inside, payloadOf, rows } from '../platform/db/client.ts';
import type { Talent } from '../platform/db/payload-types.ts';

const row = z.object({ id: z.number() });

const listOf = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/**
 * The applicants among these talents: drafts made of an application (`inbox/talent/draft.ts`) that is
 * not accepted. The privacy text promises that no applicant is sent to anybody.
 */
export async function applicantsAmong(by: Caller, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await rows(
    by,
    sql`SELECT t.id FROM talents t
      WHERE t.id IN (${listOf(ids)}) AND t.was_public IS NOT TRUE AND t.status <> 'published'
        AND (t.external_id LIKE 'application %' OR EXISTS (SELECT 1 FROM applications a WHERE a.talent = t.id))
        AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.outcome = 'accepted'
          AND (a.talent = t.id OR t.external_id = 'application ' || a.reference))`,
    row,
  );
  return new Set(found.map(({ id }) => id));
}

/** The talents with these ids who may be in a package, with their pictures: nobody from the trash, no applicant. */
export async function sendableTalents(by: Caller, ids: readonly number[]): Promise<Map<number, Talent>> {
  const applicants = await applicantsAmong(by, ids);
  const { docs } = await payloadOf(by).find({
    collection: 'talents',
    where: { id: { in: ids.filter((id) => !applicants.has(id)) } },
    depth: 1,
    pagination: false,
    ...inside(by),
  });
  return new Map(docs.map((talent) => [talent.id, talent]));
}
