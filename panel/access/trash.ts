import { isRecord } from '@passarela/contract/is-record';
import type { Access } from 'payload';
import { canEdit } from './can-edit.ts';
import { contentAccess } from './content.ts';
import { isAdmin } from './is-admin.ts';

/** Payload asks for a move to the trash with its moment, for a deletion without. */
const isMove = (data: unknown): boolean => isRecord(data) && Boolean(data.deletedAt);

/** Editors move to the trash and restore; only administrators delete for good. */
const canDelete: Access = ({ req, data }) => isAdmin({ req }) || (canEdit({ req }) && isMove(data));

export const trashAccess = { ...contentAccess, delete: canDelete };
