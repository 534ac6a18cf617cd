import type { Access } from 'payload';
import { isAdmin } from './is-admin.ts';

/** Administrators reach every account, everybody else only their own. */
export const ownAccount: Access = ({ req }) =>
  isAdmin({ req }) || (req.user !== null && { id: { equals: req.user.id } });
