import type { CollectionConfig, PayloadRequest } from 'payload';
import { isAdmin } from './is-admin.ts';
import { isAnswering } from './roles.ts';

const no = () => false;

/** Bookers, managers and administrators; editors need no entries (docs/decisions/inbox.md). */
export const canAnswer = ({ req }: { req: PayloadRequest }): boolean => isAnswering(req.user);

/** Entries come in by the contract's calls only; staff read and answer them, administrators delete them. */
export const inboxAccess = {
  read: canAnswer,
  create: no,
  update: canAnswer,
  delete: isAdmin,
} satisfies CollectionConfig['access'];
