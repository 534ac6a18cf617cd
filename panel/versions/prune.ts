import { sql } from 'drizzle-orm';
import type { CollectionAfterChangeHook, CollectionSlug } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../db/door.ts';
import { localDay } from '../reference/agency-time.ts';

/** How many of the newest states stay in any case. */
const NEWEST = 30;

const state = z.object({ id: z.number(), at: moment });
type State = z.infer<typeof state>;

/** The last state before each change of many at once: the newest that is older than it. */
function beforeBulk(states: readonly State[], bulk: readonly string[]): Set<number> {
  const found = bulk.map((at) => states.find((one) => one.at < at)?.id);
  return new Set(found.filter((id) => id !== undefined));
}

/** Of states, the newest first, those that no longer need to be kept. */
export function superfluous(states: readonly State[], bulk: readonly string[]): number[] {
  const kept = beforeBulk(states, bulk);
  const isLastOfDay = ({ at }: State, index: number) =>
    localDay(Date.parse(at)) !== localDay(Date.parse(states[index - 1]?.at ?? ''));
  return states
    .filter((one, index) => index >= NEWEST && !kept.has(one.id) && !isLastOfDay(one, index))
    .map(({ id }) => id);
}

/**
 * Takes away older states after a save, but never the last of a day or the last before a change of many at once: however often
 * somebody saves, yesterday's state stays (docs/decisions/staff-saves.md).
 */
export const pruneHistory: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const table = sql.identifier(`_${collection.slug}_v`);
  const states = await rows(
    req,
    sql`SELECT id, updated_at AS at FROM ${table} WHERE parent_id = ${doc.id} ORDER BY updated_at DESC, id DESC`,
    state,
  );
  if (states.length <= NEWEST) return;
  const bulk = await rows(
    req,
    sql`SELECT created_at AS at FROM audit_log
      WHERE subject = ${collection.slug} AND entry = ${doc.id} AND act = 'bulk'`,
    z.object({ at: moment }),
  );
  const ids = superfluous(
    states,
    bulk.map(({ at }) => at),
  );
  if (ids.length === 0) return;
  const { slug } = collection;
  await req.payload.db.deleteVersions({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    req,
  });
};
