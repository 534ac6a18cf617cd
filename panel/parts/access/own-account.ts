import type { Access } from 'payload';
import { isAdmin } from './is-admin.ts';

export const ownAccount: Access = ({ req }) =>
  isAdmin({ req }) || (req.user !== null && { id: { equals: req.user.id } });
