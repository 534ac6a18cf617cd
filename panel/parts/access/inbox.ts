import type { CollectionConfig, PayloadRequest } from 'payload';
import { isAdmin } from './is-admin.ts';
import { hasRole } from './roles.ts';

const no = () => false;

/** Bookers and administrators; editors need no entries (docs/decisions/inbox.md). */
export const canAnswer = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ['admin', 'booker']);

/** Entries come in by the contract's calls only; staff read and answer them, administrators delete them. */
export const inboxAccess = {
  read: canAnswer,
  create: no,
  update: canAnswer,
  delete: isAdmin,
} satisfies CollectionConfig['access'];
