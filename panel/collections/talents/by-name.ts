import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Orders talents by name, then oldest first, as the index does, so that a late page reads its rows alone. Payload's
 * second order, newest first, makes the database build every row before the page.
 */
export const byName: CollectionBeforeOperationHook<'talents'> = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args) || String(args.sort) !== 'name') return args;
  return { ...args, sort: ['name', 'createdAt'] };
};
