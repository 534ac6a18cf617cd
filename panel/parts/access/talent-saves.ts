import { isRecord } from '@passarela/contract/is-record';
import { type Access, type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { canEdit } from './can-edit.ts';
import { hasRole } from './roles.ts';

/** Editors save, move to the trash and restore; bookers save, but nothing in the trash. */
export const canSaveTalent: Access = ({ req, data }) => {
  if (canEdit({ req })) return true;
  // a form sends an empty one along; from the trash nothing comes back, as it is out of reach
  const isMove = isRecord(data) && Boolean(data.deletedAt);
  return hasRole(req, ['booker']) && !isMove && { deletedAt: { exists: false } };
};

/** An older state brings back every field: bookers may not. */
export const onlyEditorsGoBack: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && !canEdit({ req })) throw new Forbidden(req.t);
  return args;
};
