import type { GlobalBeforeChangeHook } from 'payload';

/** Stores the state before the first save of a global as a version, as `keep-before.ts` does. */
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
