import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Caller, inside, payloadOf, rows } from '../platform/db/client.ts';
import type { Package, Talent } from '../platform/db/payload-types.ts';

const idOf = (talent: unknown): number[] => {
  const id = typeof talent === 'object' && talent !== null && 'id' in talent ? talent.id : talent;
  return typeof id === 'number' ? [id] : [];
};

/** The ids of a package's talents, in its order. */
export const talentIds = (rows: Package['talents']): number[] =>
  (rows ?? []).flatMap(({ talent }) => idOf(talent));

const row = z.object({ id: z.number() });

export const listOf = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Drafts that were made of an application (`inbox/talent/make.ts`), accepted or not. */
export const OF_APPLICATION = sql`t.was_public IS NOT TRUE AND t.status IS DISTINCT FROM 'published'
  AND (t.external_id LIKE 'application %' OR EXISTS (SELECT 1 FROM applications a WHERE a.talent = t.id))`;
const NOT_ACCEPTED = sql`NOT EXISTS (SELECT 1 FROM applications a WHERE a.outcome = 'accepted'
  AND (a.talent = t.id OR t.external_id = 'application ' || a.reference))`;

async function among(by: Caller, ids: readonly number[], condition: SQL): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const query = sql`SELECT t.id FROM talents t WHERE t.id IN (${listOf(ids)}) AND ${condition}`;
  return new Set((await rows(by, query, row)).map(({ id }) => id));
}

/** Those whose application is not accepted. The privacy text promises that no applicant is sent to anybody. */
export const applicantsAmong = (by: Caller, ids: readonly number[]) =>
  among(by, ids, sql`${OF_APPLICATION} AND ${NOT_ACCEPTED}`);

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
