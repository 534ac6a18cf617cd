import { sql } from 'drizzle-orm';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
} from 'payload';
import { z } from 'zod';
import { moment, rows, run } from '../../platform/db/client.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { DAY_MS } from '../../platform/reference/day.ts';

/** Names whoever brought a version of a global back: Payload writes that state past the fields' hooks. */
export const noteRestorer: GlobalAfterChangeHook = async ({ global: { slug }, req, doc }) => {
  const name = req.user?.name;
  if (req.context.isRestoringVersion !== true || !name) return doc;
  const [table, versions] = [sql.identifier(slug), sql.identifier(`_${slug}_v`)];
  await run(req, sql`UPDATE ${table} SET saved_by = ${name}`);
  await run(
    req,
    sql`UPDATE ${versions} SET version_saved_by = ${name}
      WHERE id = (SELECT id FROM ${versions} ORDER BY updated_at DESC, id DESC LIMIT 1)`,
  );
  return { ...doc, saved_by: name };
};

/** Whether and when something is on the site: an older version brought back changes none of it. */
const SHOWN = ['status', 'is_active', 'publish_at', 'hide_at', 'was_public'];

export const keepPublished: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.isRestoringVersion !== true || !originalDoc) return data;
  const now = SHOWN.filter((name) => name in originalDoc).map((name) => [name, originalDoc[name]]);
  return { ...data, ...Object.fromEntries(now) };
};

/** Stores the state before the first save of a global as a version, as `keepBefore` does. */
export const keepGlobalBefore: GlobalBeforeChangeHook = async ({ global: { slug }, data, req }) => {
  const { db } = req.payload;
  const { totalDocs } = await db.countGlobalVersions({ global: slug, req });
  if (totalDocs > 0) return data;
  const stored = await db.findGlobal<{ updatedAt?: string }>({ slug, req });
  // the panel's own first texts, of its first start, have no state before them
  if (!stored.updatedAt && !req.user) return data;
  const at = stored.updatedAt ?? new Date(Date.now() - 1).toISOString();
  await db.createGlobalVersion({
    globalSlug: slug,
    versionData: { ...stored },
    autosave: false,
    createdAt: at,
    updatedAt: at,
    req,
  });
  return data;
};

/** Stores the state before the first save as a version, because Payload stores the new state only. */
export const keepBefore: CollectionBeforeChangeHook = async ({
  collection: { slug },
  originalDoc,
  operation,
  req,
  data,
}) => {
  if (operation !== 'update' || !originalDoc?.id) return data;
  const { db } = req.payload;
  const parent = { equals: originalDoc.id };
  const { totalDocs } = await db.countVersions({ collection: slug, where: { parent }, req });
  if (totalDocs > 0) return data;
  const stored = await db.findOne<{ id: number; createdAt: string; updatedAt: string }>({
    collection: slug,
    where: { id: parent },
    req,
  });
  if (!stored) return data;
  await db.createVersion({
    collectionSlug: slug,
    parent: originalDoc.id,
    versionData: stored,
    autosave: false,
    createdAt: stored.updatedAt,
    updatedAt: stored.updatedAt,
    req,
  });
  return data;
};

/** The screens of a history: person, time, changes, and the state before the first save. */
export const HISTORY_VIEWS = {
  edit: {
    versions: { Component: '/publishing/versions/admin/history.tsx#History' },
    version: { Component: '/catalogue/compare/compare.tsx#Compare' },
  },
} as const;

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
