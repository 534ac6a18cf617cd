import type { CollectionConfig } from 'payload';

const ASK = '/components/history/ask-before-back.tsx#AskBeforeBack';

/** A collection whose form asks before the browser's Back drops what is not saved (docs/decisions/what-staff-save.md). */
export function confirmLeave(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = { ...admin?.components?.edit, beforeDocumentControls: [ASK] };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
}
