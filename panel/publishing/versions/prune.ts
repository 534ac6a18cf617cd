import { sql } from 'drizzle-orm';
import type { CollectionAfterChangeHook, CollectionSlug } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../../platform/db/client.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { DAY_MS } from '../../platform/reference/day.ts';

/** How many of the newest states stay in any case. */
const NEWEST = 30;
/** So long, and for so many of them, the state before a change of many at once stays. */
const BULK_DAYS = 30;
const BULK_MAX = 30;

const state = z.object({ id: z.number(), at: moment });
type State = z.infer<typeof state>;

/** The last state before each change of many at once: the newest that is older than it. */
function beforeBulk(states: readonly State[], bulk: readonly string[]): Set<number> {
  const found = bulk.map((at) => states.find((one) => one.at < at)?.id);
  return new Set(found.filter((id) => id !== undefined));
}

const isOtherDay = (at: string, other: string | undefined): boolean =>
  other === undefined || localDay(Date.parse(at)) !== localDay(Date.parse(other));

/** Bulk changes, newest first, whose earlier state stays: the last; of a month the last 30 and each day's first. */
function protecting(bulk: readonly string[], now: number): string[] {
  const since = new Date(now - BULK_DAYS * DAY_MS).toISOString();
  const recent = bulk.filter((at) => at > since);
  const firstOfDay = recent.filter((at, index) => isOtherDay(at, recent[index + 1]));
  return [...bulk.slice(0, 1), ...recent.slice(0, BULK_MAX), ...firstOfDay];
}

/** The states, newest first, that may go at `now` (ms). */
export function superfluous(states: readonly State[], bulk: readonly string[], now: number): number[] {
  const kept = beforeBulk(states, protecting(bulk, now));
  const isLastOfDay = ({ at }: State, index: number) => isOtherDay(at, states[index - 1]?.at);
  return states
    .filter((one, index) => index >= NEWEST && !kept.has(one.id) && !isLastOfDay(one, index))
    .map(({ id }) => id);
}

/**
 * Deletes older states after a save, but never the last of a day or, for a month, that before a bulk change: however
 * often somebody saves, yesterday's state stays (docs/decisions/staff-saves.md).
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
      WHERE subject = ${collection.slug} AND entry = ${doc.id} AND act = 'bulk' ORDER BY created_at DESC`,
    z.object({ at: moment }),
  );
  const ids = superfluous(
    states,
    bulk.map(({ at }) => at),
    Date.now(),
  );
  if (ids.length === 0) return;
  const { slug } = collection;
  await req.payload.db.deleteVersions({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    req,
  });
};
