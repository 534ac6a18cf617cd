import type { CollectionBeforeChangeHook } from 'payload';

/** Whether and when something is on the site: an older version brought back changes none of it. */
const SHOWN = ['status', 'is_active', 'publish_at', 'hide_at', 'was_public'];

export const keepPublished: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.isRestoringVersion !== true || !originalDoc) return data;
  const now = SHOWN.filter((name) => name in originalDoc).map((name) => [name, originalDoc[name]]);
  return { ...data, ...Object.fromEntries(now) };
};
