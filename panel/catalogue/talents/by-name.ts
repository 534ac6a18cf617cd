import type { CollectionBeforeOperationHook } from 'payload';

/** Orders talents by name, then oldest first, as the index does: Payload's second order would sort every row. */
export const byName: CollectionBeforeOperationHook<'talents'> = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args) || String(args.sort) !== 'name') return args;
  return { ...args, sort: ['name', 'createdAt'] };
};
