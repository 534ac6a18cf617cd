import { isRecord } from '@passarela/contract/is-record';
import {
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { hasRole, isAnswering, isEditor } from './roles.ts';

export const isAdmin = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ['admin']);

export const isStaff = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req.user) || isAnswering(req.user);

export const canEdit = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user);

const no = () => false;

export const nobody = { read: no, create: no, update: no, delete: no } satisfies CollectionConfig['access'];

export const ownAccount: Access = ({ req }) =>
  isAdmin({ req }) || (req.user !== null && { id: { equals: req.user.id } });

/** Staff read, editors write. The public reads through the contract's routes only. */
export const contentAccess = {
  read: isStaff,
  create: canEdit,
  update: canEdit,
  delete: canEdit,
} satisfies CollectionConfig['access'];

/** Bookers, managers and administrators; editors need no entries (docs/decisions/inbox.md). */
export const canAnswer = ({ req }: { req: PayloadRequest }): boolean => isAnswering(req.user);

/** Entries come in by the contract's calls only; staff read and answer them, administrators delete them. */
export const inboxAccess = {
  read: canAnswer,
  create: no,
  update: canAnswer,
  delete: isAdmin,
} satisfies CollectionConfig['access'];

/** Payload asks for a move to the trash with its moment, for a deletion without; a form sends an empty one along. */
const isMove = (data: unknown): boolean => isRecord(data) && Boolean(data.deletedAt);

/** Editors save, move to the trash and restore; bookers save, but nothing in the trash. */
const canSaveTalent: Access = ({ req, data }) => {
  if (canEdit({ req })) return true;
  // from the trash nothing comes back, as it is out of reach
  return hasRole(req, ['booker']) && !isMove(data) && { deletedAt: { exists: false } };
};

/** An older state brings back every field: bookers may not. */
export const onlyEditorsGoBack: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && !canEdit({ req })) throw new Forbidden(req.t);
  return args;
};

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
