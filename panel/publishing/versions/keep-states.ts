import { sql } from 'drizzle-orm';
import type { CollectionBeforeChangeHook, GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload';
import { run } from '../../platform/db/client.ts';

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
