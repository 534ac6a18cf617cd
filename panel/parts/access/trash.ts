import { isRecord } from '@passarela/contract/is-record';
import type { Access, CollectionConfig } from 'payload';
import { canEdit } from './can-edit.ts';
import { contentAccess } from './content.ts';
import { canAnswer, inboxAccess } from './inbox.ts';
import { isAdmin } from './is-admin.ts';
import { isStaff } from './is-staff.ts';
import { canSaveTalent } from './talent-saves.ts';

/** Payload asks for a move to the trash with its moment, for a deletion without. */
const isMove = (data: unknown): boolean => isRecord(data) && Boolean(data.deletedAt);

const canDelete: Access = ({ req, data }) => isAdmin({ req }) || (canEdit({ req }) && isMove(data));

/** The access rules of a collection with a trash. */
export const trashAccess: Required<
  Pick<NonNullable<CollectionConfig['access']>, keyof typeof contentAccess>
> = {
  ...contentAccess,
  delete: canDelete,
};

// a booker makes drafts: `status` is not theirs (writable.ts)
export const talentAccess = { ...trashAccess, create: isStaff, update: canSaveTalent };
// a booker's new photo of a talent is a file first
export const fileAccess = { ...trashAccess, create: isStaff };

/** Administrators move applications to the trash and back; others who answer save the rest, and read trashed ones. */
const canSaveApplication: Access = ({ req, data }) =>
  isAdmin({ req }) || (canAnswer({ req }) && !isMove(data) && { deletedAt: { exists: false } });

export const applicationAccess = { ...inboxAccess, update: canSaveApplication };

/** Administrators move terms to the trash and back; editors save the rest, and read trashed ones. */
const canSaveTerm: Access = ({ req, data }) =>
  isAdmin({ req }) || (canEdit({ req }) && !isMove(data) && { deletedAt: { exists: false } });

export const termAccess = { ...contentAccess, delete: isAdmin, update: canSaveTerm };
