import type { CollectionConfig, GlobalConfig } from 'payload';

const KEPT = [
  '/parts/unsaved/ask-before-back.tsx#AskBeforeBack',
  '/parts/unsaved/stay-modified.tsx#StayModified',
  '/parts/unsaved/lock-labels.tsx#LockLabels',
  '/parts/unsaved/own-values.tsx#OwnValues',
  '/parts/unsaved/to-first-error.tsx#ToFirstError',
];

/** Grey without changes, and says so. */
const SaveButton = '/parts/ui/buttons.tsx#SaveButton';

/** Protects a form's unsaved input, through the browser's Back and a refused save. */
export function confirmLeave(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const before = admin?.components?.edit?.beforeDocumentControls ?? [];
  const edit = { SaveButton, ...admin?.components?.edit, beforeDocumentControls: [...KEPT, ...before] };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
}

/** The same for a global. */
export function confirmLeaveGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  const before = admin?.components?.elements?.beforeDocumentControls ?? [];
  const elements = {
    SaveButton,
    ...admin?.components?.elements,
    beforeDocumentControls: [...KEPT, ...before],
  };
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } };
}
