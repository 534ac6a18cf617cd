import type { CollectionConfig } from 'payload';
import { canEdit } from './can-edit.ts';
import { isStaff } from './is-staff.ts';

/** Staff read, editors write. The public reads through the contract's routes only. */
export const contentAccess = {
  read: isStaff,
  create: canEdit,
  update: canEdit,
  delete: canEdit,
} satisfies CollectionConfig['access'];
