import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Talents by name, of equal names the older one first: as the index has them, so that a late page of the list reads its rows alone.
 * Payload's own second order, the newest first, makes the database build every row before the page.
 */
export const byName: CollectionBeforeOperationHook<'talents'> = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args) || String(args.sort) !== 'name') return args;
  return { ...args, sort: ['name', 'createdAt'] };
};
